import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { defaultHardwareInfo, type HardwareInfo, wordingBrowser } from "./hardware-info";
import { type HardwareSelection, withSelection } from "./hardware-selection";
import { readMarkedHardware, readVisitorHardware } from "./read-visitor-hardware";

/** `isRead` is false until the visitor's record has replaced the default one. */
type Reading = Readonly<{ info: HardwareInfo; isRead: boolean }>;

const unread: Reading = { info: defaultHardwareInfo, isRead: false };
const HardwareContext = createContext<Reading | null>(null);

type HardwareInfoProviderProps = Readonly<{
  children?: ReactNode;
  /** What to read the page for instead; it counts once the visitor's own record is there. */
  override?: HardwareSelection;
}>;

/**
 * Gives the record to what it holds: the default one until it has mounted, so that hydration
 * matches; then what the head script found, until Bowser has the last word. Inside another provider
 * it reads nothing again and only overrides.
 */
export function HardwareInfoProvider({ children, override }: HardwareInfoProviderProps) {
  const outer = useContext(HardwareContext);
  const isOutermost = outer === null;
  const [own, setOwn] = useState(unread);
  useEffect(() => {
    if (!isOutermost) return;
    // An urgent update would throw away the HTML of what has not hydrated yet.
    const setRecord = (info: HardwareInfo) => startTransition(() => setOwn({ info, isRead: true }));
    const marked = readMarkedHardware();
    if (marked) setRecord(marked);
    readVisitorHardware().then(
      (info) => {
        markVisitor(info);
        setRecord(info);
      },
      // Without Bowser, what the head script found stands.
      (error: unknown) => console.warn("The browser is only roughly known.", error),
    );
  }, [isOutermost]);

  const { info, isRead } = outer ?? own;
  const { browser, os } = override ?? {};
  const reading = useMemo(
    () => (isRead ? { info: withSelection(info, { browser, os }), isRead } : unread),
    [info, isRead, browser, os],
  );
  const outerInfo = outer?.info;
  useEffect(() => {
    if (!reading.isRead || !outerInfo) return;
    markDocument(reading.info);
    return () => markDocument(outerInfo);
  }, [reading, outerInfo]);
  return <HardwareContext.Provider value={reading}>{children}</HardwareContext.Provider>;
}

/** Styles choose drawings and install calls by these marks, which the head script has set before. */
function markDocument({ browserName, os }: HardwareInfo): void {
  const marks = document.documentElement.dataset;
  marks.browser = wordingBrowser(browserName);
  marks.os = os;
}

/** Corrects the head script's marks, except where the page is read for another computer. */
function markVisitor(info: HardwareInfo): void {
  const marks = document.documentElement.dataset;
  const isOwn = marks.own === undefined || marks.own === `${marks.browser},${marks.os}`;
  if (isOwn) markDocument(info);
  marks.own = `${wordingBrowser(info.browserName)},${info.os}`;
  marks.device = info.isDesktop ? "desktop" : "mobile";
}

/** The record of who reads the page, or of whom it is read for. */
export function useHardwareInfo(): HardwareInfo {
  return useHardwareReading().info;
}

/** The record, and whether it is more than the default. */
export function useHardwareReading(): Reading {
  return useContext(HardwareContext) ?? unread;
}
