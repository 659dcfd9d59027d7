// Stands in the browser's bundle for Gatsby's `Head` export: react-helmet writes our heads.

/** What Gatsby's page renderer calls for every page. */
export function headHandlerForBrowser() {}
