// Runs in the browser before all other scripts. src/build/start-script.ts bundles it into an inline
// script, which every document has below the meta tag with its build id.
import { recordDocument } from "./own-build";
import { reloadWhenScriptsFail } from "./script-failures";

reloadWhenScriptsFail(window);
recordDocument();
