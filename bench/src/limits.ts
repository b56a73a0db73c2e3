/** What the site promises. Kilobytes are of bodies as they come over the wire. */
export const LIMIT = {
  /** Of the monolith's. */
  largestPaintRatio: 0.5,
  hydratedRatio: 1,
  scriptRatio: 1.1,
  scriptKilobytes: 150,
  totalKilobytes: 300,
  /** Of any page, those with a slider library among them. */
  pageScriptKilobytes: 175,
  layoutShift: 0.01,
  sliderPictureKilobytes: 80,
  /** With very many rows, of the time with few; below so many milliseconds it is the machine that is measured. */
  listRatio: 2,
  listNoiseMs: 4,
  listMs: 200,
  /** Above what the server holds at rest. */
  uploadMegabytes: 60,
  secondBuildSeconds: 5,
  publishSeconds: 60,
  uploadSeconds: 5,
  rollbackSeconds: 1,
  /** From the saved file to the open page. */
  seenMs: 1_000,
  /** From the saved file to the first response that shows it. */
  serverRestartMs: 3_000,
} as const;
