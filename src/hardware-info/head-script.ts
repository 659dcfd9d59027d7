// Build time only: gatsby-ssr puts it into the head of every page.
import { deskUnix, hardwareInfo, livingRoom, userAgentLimit } from "./hardware-info";
import { hardwareWords, isFixedWord, wordNames } from "./hardware-words";
import { selectableBrowsers, selectableSystems } from "./hardware-selection";

const browsers = Object.values(selectableBrowsers);
const browserWords = browsers.map((browserName) =>
  hardwareWords(hardwareInfo({ browserName, os: "", isDesktop: true })),
);

/** Words by name, one for each browser; the modifier key follows the system instead. */
const wordTable = Object.fromEntries(
  wordNames
    .filter((name) => name !== "modifierKey" && !isFixedWord(name))
    .map((name) => [name, browserWords.map((words) => words[name])]),
);

/**
 * Runs in the head before anything is painted: marks <html> with device, browser and system, and
 * sets the words while the parser adds them. Its few expressions say what describeHardware says
 * with all of Bowser (a test holds them together), in at most 1.5 kB. The text is constant, so the
 * content security policy can name its hash.
 */
export const headScript: string = [
  `(function(d,n,l){try{`,
  `var u=((n&&n.userAgent)||"").slice(0,${userAgentLimit}),`,
  `t=function(r){return r.test(u)},`,
  `q=function(k,o){var m=/\\/getting-started\\/?$/.test(l.pathname)&&RegExp("[?&]"+k+"=(\\\\w+)").exec(l.search);return m&&o.hasOwnProperty(m[1])&&o[m[1]]},`,
  // Same order as Bowser's list of systems: the first that matches names the visitor's.
  `o=t(/windows phone|roku\\/dvp/i)?"":t(/windows /i)?"Windows"`,
  `:t(/macintosh/i)?n.maxTouchPoints>1||t(/ FxiOS.*\\//)?"iOS":"macOS"`,
  `:t(/ipod|iphone|ipad/i)?"iOS":t(/openharmony/i)?"":t(/android/i)&&!t(/like android/i)?"Android"`,
  `:t(/(web|hpw)[o0]s|blackberry|\\bbb\\d|rim\\stablet|bada|tizen/i)?"":t(/linux/i)?"Linux":t(/CrOS/)?"Chrome OS":"",`,
  `b=t(/opera|opr\\/|opios|coast|\\bop[tx]\\/\\d/i)?"Opera":t(/\\sedg\\/|edg([ea]|ios)\\//i)&&!t(/msie|trident/i)?"Edge":"Chrome",`,
  `h=/^(m|W|L|C)/.test(o)||!o&&t(${deskUnix}),`,
  `w=${JSON.stringify(wordTable)},`,
  `e=d.documentElement,`,
  `f=function(){[].forEach.call(d.querySelectorAll("[data-word]"),function(s){`,
  `var c=s.firstChild,k=s.getAttribute("data-word"),v=k=="modifierKey"?m:w[k]&&w[k][i];`,
  `if(c&&v&&c.data!=v)c.data=v})},m,i,g;`,
  `h=h&&!t(${livingRoom})&&!t(/bot\\b|spider|yahoo|huawei|nexus|ipad|silk|tablet(?! pc)|nokia|[^-]mobi|smart-?tv|netcast/i)&&o!="iOS";`,
  `b=q("browser",${JSON.stringify(selectableBrowsers)})||b;`,
  `o=q("os",${JSON.stringify(selectableSystems)})||o;`,
  `i=${JSON.stringify(browsers)}.indexOf(b);m=o=="macOS"?"Cmd":"Ctrl";`,
  `e.dataset.device=h?"desktop":"mobile";e.dataset.browser=b;e.dataset.os=o;`,
  `g=new MutationObserver(f);g.observe(d,{childList:true,subtree:true,characterData:true});`,
  `d.addEventListener("DOMContentLoaded",function(){f();g.disconnect()})`,
  `}catch(x){}})(document,navigator,location)`,
].join("");
