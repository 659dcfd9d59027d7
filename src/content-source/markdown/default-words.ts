import { defaultHardwareInfo } from "../../hardware-info/hardware-info";
import { hardwareWords } from "../../hardware-info/hardware-words";

/** The words of a visitor of whom nothing is known: what feeds, plain text and static HTML say. */
export const defaultWords: Readonly<Record<string, string>> = hardwareWords(defaultHardwareInfo);
