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

/** `isDetected` is false until the visitor's record has replaced the default one. */
type Detection = Readonly<{ info: HardwareInfo; isDetected: boolean }>;

const undetected: Detection = { info: defaultHardwareInfo, isDetected: false };
const HardwareContext = createContext(undetected);

/** Describes the browser that runs this, by Bowser. Rejects where its script fails. */
async function readHardware(): Promise<HardwareInfo> {
  const bowser = await import(/* webpackChunkName: "bowser" */ "./describe-hardware");
  return bowser.describeHardware(navigator.userAgent, navigator.maxTouchPoints);
}

/**
 * Provides the record to its children: first the default one, which matches the static HTML, then what
 * the start script found, then what Bowser found.
 */
export function HardwareInfoProvider({ children }: Readonly<{ children?: ReactNode }>) {
  const [reading, setReading] = useState(undetected);
  useEffect(() => {
    // An urgent update would discard the HTML of parts that have not hydrated yet.
    const setRecord = (info: HardwareInfo) =>
      startTransition(() => setReading({ info, isDetected: true }));
    if (window.roughHardware) setRecord(window.roughHardware);
    readHardware().then(
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
  const visitor = useHardwareDetection();
  const reading = useMemo(
    () =>
      visitor.isDetected
        ? { info: withSelection(visitor.info, selection), isDetected: true }
        : visitor,
    [visitor, selection],
  );
  useEffect(() => {
    if (!visitor.isDetected) return;
    markDocument(reading.info);
    return () => markDocument(visitor.info);
  }, [visitor, reading]);
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
  return useHardwareDetection().info;
}

/** The record, and whether the visitor's browser is known yet. */
export function useHardwareDetection(): Detection {
  return useContext(HardwareContext);
}
