// Runs in the browser before all other scripts. src/build/start-script.ts bundles it into one inline
// script, which every document carries below the meta tag with its build.
import { recordOpened } from "./own-build";
import { reloadWhenScriptsFail } from "./script-failures";

reloadWhenScriptsFail(window);
recordOpened();
