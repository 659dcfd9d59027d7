// Build time only: gatsby-ssr puts it into the head of every page.
import { desktopUnix, tvAgents, userAgentLimit } from "./hardware-info";
import { selectableBrowsers, selectableSystems } from "./hardware-selection";

const browsers = JSON.stringify(Object.values(selectableBrowsers));
const systems = JSON.stringify(Object.values(selectableSystems));

/** Patterns by which Bowser recognises crawlers, phones, tablets and televisions with a desktop system. */
const noDesk =
  `${tvAgents.source}|bot\\b|spider|yahoo|huawei|nexus|silk|tablet(?! pc)|nokia|[^-]mobi|` +
  `netcast`;

/**
 * Runs in the head before the first paint. It sets the device, browser and system as attributes of
 * <html>, and replaces the words while the parser adds them. It gives the same results as
 * describeHardware and hardwareWords without Bowser, in at most 1.5 kB; a test compares both. It also
 * opens the answer that the address names, so that the page paints it open. The text is constant, so that the content security policy can contain its hash.
 *
 * Names: u user agent, t tests it against a pattern, o system, b browser, q the value that the
 * address of the getting-started page selects, B browsers, S desktop systems, p extensions page,
 * w words, f fills them in.
 */
export const headScript: string = [
  `((d,n,l)=>{try{`,
  `let u=(n.userAgent+"").slice(0,${userAgentLimit}),t=r=>r.test(u),B=${browsers},S=${systems},`,
  // The same order as Bowser's list of systems. The first match counts.
  `o=t(/windows phone/i)?"":t(/windows /i)?S[1]`,
  `:t(/macintosh/i)?n.maxTouchPoints>1||t(/ FxiOS.*\\//)?"iOS":S[0]`,
  `:t(/ip(od|hone|ad)/i)?"iOS":t(/android/i)&&!t(/like android/i)?"Android"`,
  `:t(/openharmony|(web|hpw)[o0]s|blackberry|bada|tizen/i)?""`,
  `:t(/linux/i)?S[2]:t(/CrOS/)?S[3]:"",`,
  `b=t(/opera|coast|op(r|ios)\\/|\\bOP[TX]\\/\\d/i)?B[2]`,
  `:t(/\\sedg\\/|edg([ea]|ios)\\//i)&&!t(/msie|trident/i)?B[1]:B[0],`,
  `s=d.documentElement.dataset,`,
  `q=(k,a)=>a.find(x=>/getting-started\\/?$/.test(l.pathname)&&`,
  `new URL(l).searchParams.get(k)==x.toLowerCase().replace(" ",""));`,
  `s.device=(S.includes(o)||!o&&t(${desktopUnix}))&&!t(/${noDesk}/i)?"desktop":"mobile";`,
  // The visitor's own browser and system, whatever the address selects.
  `s.own=[b,o];`,
  `s.browser=b=q("browser",B)||b;`,
  `s.os=o=q("os",S)||o;`,
  `let e=b==B[1],p=b.toLowerCase()+"://extensions",`,
  `w={modifierKey:o==S[0]?"Cmd":"Ctrl",privateBrowsingMode:e?"InPrivate":"Incognito",`,
  `shortcutsAddress:p+"/shortcuts",optionsMenuEntry:e?"Extension options":"Options",`,
  `browserName:b,extensionsAddress:p},`,
  `f=()=>(d.querySelectorAll("[data-word]").forEach(x=>{`,
  `let c=x.firstChild,v=w[x.dataset.word];c&&v&&c.data!=v&&(c.data=v)}),`,
  `Object(d.getElementById(l.hash.slice(1))).open=1),`,
  `m=new MutationObserver(f);`,
  // The parser may add a word in two parts.
  `m.observe(d,{childList:1,subtree:1,characterData:1});`,
  `d.addEventListener("DOMContentLoaded",()=>m.disconnect(f()))`,
  `}catch{}})(document,navigator,location)`,
].join("");
