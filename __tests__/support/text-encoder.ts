// jsdom has no TextEncoder, which react-dom/server needs: import this file before it.
import { TextEncoder } from "node:util";

Object.assign(globalThis, { TextEncoder });
