const { createTransformer } = require("babel-jest").default;

// The preset's default is the classic runtime; the site is built with the automatic one.
module.exports = createTransformer({
  presets: [["babel-preset-gatsby", { reactRuntime: "automatic" }], "@babel/preset-typescript"],
  // Queries and fragments beside components are the build's, which takes them out.
  plugins: ["babel-plugin-remove-graphql-queries"],
  babelrc: false,
  configFile: false,
});
