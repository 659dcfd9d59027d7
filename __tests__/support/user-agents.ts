const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const chrome = `${webKit} Chrome/140.0.0.0`;
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const linux = "Mozilla/5.0 (X11; Linux x86_64)";
const chromeOs = "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)";
const android = "Mozilla/5.0 (Linux; Android 10; K)";
const iPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const iPad =
  "Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

/** What today's browsers call themselves; iPads that ask for desktop sites say `macSafari`. */
export const namedUserAgents = {
  macChrome: `${mac} ${chrome} Safari/537.36`,
  macEdge: `${mac} ${chrome} Safari/537.36 Edg/140.0.0.0`,
  macFirefox:
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0",
  macSafari: `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
  windowsChrome: `${windows} ${chrome} Safari/537.36`,
  windowsEdge: `${windows} ${chrome} Safari/537.36 Edg/140.0.0.0`,
  windowsOpera: `${windows} ${chrome} Safari/537.36 OPR/124.0.0.0`,
  windowsFirefox:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0",
  linuxChrome: `${linux} ${chrome} Safari/537.36`,
  linuxFirefox: "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
  chromeOsChrome: `${chromeOs} ${chrome} Safari/537.36`,
  androidChrome: `${android} ${chrome} Mobile Safari/537.36`,
  androidEdge: `${android} ${chrome} Mobile Safari/537.36 EdgA/140.0.0.0`,
  androidOpera: `${android} ${chrome} Mobile Safari/537.36 OPR/91.0.0.0`,
  androidFirefox: "Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0",
  iPhoneSafari: `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`,
  iPhoneChrome: `${iPhone} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
  iPhoneEdge: `${iPhone} Version/18.0 EdgiOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
  iPhoneFirefox: `${iPhone} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`,
  iPadSafari: `${iPad} Version/18.5 Mobile/15E148 Safari/604.1`,
} as const;
