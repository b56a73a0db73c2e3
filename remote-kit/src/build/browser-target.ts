/** Older browsers show the pages without their scripts. The type checker's `target` may be newer than this version. */
export const ECMASCRIPT_VERSION = 2022;

/** Is the `target` of webpack for code that pages load. */
export const PAGE_TARGET = ['web', `es${ECMASCRIPT_VERSION}`];

/** Is the `target` of webpack for the service worker. */
export const WORKER_TARGET = ['webworker', `es${ECMASCRIPT_VERSION}`];

/** Is the oldest browser with all of that version, as Lightning CSS writes versions. */
export const STYLE_TARGET = { chrome: 94 << 16 };
