import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { documentMarks } from "../runtime/document";
import { defaultHardwareInfo, type HardwareInfo, wordingBrowser } from "./hardware-info";
import { type HardwareSelection, selectionAt, withSelection } from "./hardware-selection";
import { readVisitorHardware } from "./read-visitor-hardware";

/** `isRead` is false until the visitor's record has replaced the default one. */
type Reading = Readonly<{ info: HardwareInfo; isRead: boolean }>;

const unread: Reading = { info: defaultHardwareInfo, isRead: false };
const HardwareContext = createContext(unread);

/**
 * Provides the record to its children: first the default one, which matches the static HTML, then what
 * the start script found, then what Bowser found.
 */
export function HardwareInfoProvider({ children }: Readonly<{ children?: ReactNode }>) {
  const [reading, setReading] = useState(unread);
  useEffect(() => {
    // An urgent update would discard the HTML of parts that have not hydrated yet.
    const setRecord = (info: HardwareInfo) =>
      startTransition(() => setReading({ info, isRead: true }));
    if (window.roughHardware) setRecord(window.roughHardware);
    readVisitorHardware().then(
      (info) => {
        markVisitor(info);
        setRecord(info);
      },
      // Without Bowser, the rough result stays.
      (error: unknown) => console.warn("The browser is only roughly known.", error),
    );
  }, []);
  return <HardwareContext.Provider value={reading}>{children}</HardwareContext.Provider>;
}

type SelectedHardwareProps = Readonly<{ selection: HardwareSelection; children?: ReactNode }>;

/** Provides the selected browser and system instead, once those of the visitor are known. */
export function SelectedHardware({ selection, children }: SelectedHardwareProps) {
  const own = useHardwareReading();
  const reading = useMemo(
    () => (own.isRead ? { info: withSelection(own.info, selection), isRead: true } : own),
    [own, selection],
  );
  useEffect(() => {
    if (!own.isRead) return;
    markDocument(reading.info);
    return () => markDocument(own.info);
  }, [own, reading]);
  return <HardwareContext.Provider value={reading}>{children}</HardwareContext.Provider>;
}

/** Sets the attribute of <html> by which styles show the words of one browser. */
function markDocument({ browserName }: HardwareInfo): void {
  documentMarks().browser = wordingBrowser(browserName);
}

/** Corrects the start script's attributes. */
function markVisitor(info: HardwareInfo): void {
  markDocument(withSelection(info, selectionAt(window.location)));
  documentMarks().device = info.isDesktop ? "desktop" : "mobile";
}

/** The record of the visitor, or of the selected computer. */
export function useHardwareInfo(): HardwareInfo {
  return useHardwareReading().info;
}

/** The record, and whether the visitor's browser is known yet. */
export function useHardwareReading(): Reading {
  return useContext(HardwareContext);
}
