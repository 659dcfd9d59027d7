// The browser's first module, in place of Gatsby's own, which it starts: what a slow phone would do
// in one task is done in three, between which it can answer.
import "react-dom/client";

const { port1, port2 } = new MessageChannel();
port1.onmessage = () => void import(/* webpackMode: "eager" */ "gatsby-start");
port2.postMessage(null);
