// To be imported before anything that imports Gatsby: its router decodes the address as it loads.
import { mendMalformedAddress } from "./malformed-address";

mendMalformedAddress(window);
