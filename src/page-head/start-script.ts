// Runs in the browser before all other scripts. src/build/config.ts bundles it into an inline
// script of every document.
import { showVisitorWords } from "../hardware-info/early-words";
import { addHistoryKeys, reloadWhenScriptsFail } from "../runtime/early";

try {
  window.roughHardware = showVisitorWords(window);
} catch {
  // The default words stay.
}
reloadWhenScriptsFail(window);
addHistoryKeys(window);
