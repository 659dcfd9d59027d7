/** What Gatsby starts a built page with: lean-bundle/split-start.ts. */
declare module "gatsby-start";
