// Class names as they are written: styles.screen is "screen".
module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? false : name) });
