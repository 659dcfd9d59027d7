// Runs in the browser before all other scripts. src/build/bundle-script.ts bundles it into an inline
// script, which every document has below the meta tag with its build id.
import { keepHistoryKeys } from "./history-keys";
import { repairMalformedAddress } from "./malformed-address";
import { recordDocument } from "./own-build";
import { reloadWhenScriptsFail } from "./script-failures";

repairMalformedAddress(window);
reloadWhenScriptsFail(window);
recordDocument();
keepHistoryKeys(window);
