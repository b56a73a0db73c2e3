/** These are the budgets of the site. Sizes are transferred bytes in kilobytes. */
export const LIMIT = {
  /** Is relative to the monolith. */
  largestPaintRatio: 0.5,
  hydratedRatio: 1,
  /** Applies to a page that nobody touches. */
  scriptKilobytes: 10,
  totalKilobytes: 300,
  /** Applies to any page, with the styles of what is below its first screen. */
  pageStyleKilobytes: 15,
  pageFontKilobytes: 36,
  layoutShift: 0.01,
  sliderPictureKilobytes: 80,
  /**
   * Holds the ratio of the times with very many and with few rows. Below the given milliseconds, differences are noise
   * of the machine.
   */
  listRatio: 2,
  listNoiseMs: 4,
  listMs: 200,
  /** Is measured above the memory of the idle server. */
  uploadMegabytes: 60,
  /** Is relative to a bare server that sends the same bytes. */
  keptPageRatio: 0.5,
  /** Is relative to the rate at which Strapi serves the same list. */
  strapiRatio: 10,
  /** Is what very many requests may leave in memory. */
  loadMegabytes: 64,
  /** Is the time of a write at the 99th percentile while a backup is made. */
  backupWriteMs: 250,
  restoreSeconds: 60,
  secondBuildSeconds: 5,
  publishSeconds: 60,
  uploadSeconds: 5,
  rollbackSeconds: 1,
  /** Is relative to the files as a first-time visitor gets them. */
  returnShare: 0.05,
  /** Is relative to the same remote as a core one. */
  isolatedPaintRatio: 1.3,
  /** Lasts from a tap or key to the frame that shows its effect. */
  tapMs: 50,
  /** The same where the application must start first, with its code in the cache. */
  startMs: 200,
  /** Lasts from a click on a link between public pages to the largest paint of the next one. */
  clickToPaintMs: 100,
  /** Lasts from saving a file to the open page. */
  seenMs: 1_000,
  /** Lasts from saving a file to the first response that shows the change. */
  serverRestartMs: 3_000,
} as const;
