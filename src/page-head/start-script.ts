// Runs in the browser before all other scripts. src/build/bundle-script.ts bundles it into an inline
// script of every document.
import { showVisitorWords } from "../hardware-info/early-words";
import { keepHistoryKeys } from "../navigation/history-keys";
import { reloadWhenScriptsFail } from "../update/script-failures";

try {
  window.roughHardware = showVisitorWords(window);
} catch {
  // The default words stay.
}
reloadWhenScriptsFail(window);
keepHistoryKeys(window);
