import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../time-units';

/** A page is rendered again after this time, because "today" and the next events change. */
export const MAX_PAGE_AGE_MS = MINUTE_MS;

/** Responses to the calls of this many pages are kept; each takes about 10 KB. */
export const MAX_KEPT_CALLS = 200;

/** These pages contain only the shell and are sent if nothing can be rendered; there is one for each listed path. */
export const MAX_SHELL_PAGES = 100;

/** The data of this many rendered pages is in memory; each takes about 60 KB, and is the same until the content changes. */
export const MAX_PAGE_DATA_FILES = 300;

/** The application starts with the data of its own page for this long; later with the data that the page has then. */
export const PAGE_DATA_RETENTION_MS = DAY_MS;

/** Renders share the main thread; a few at once use the time in which others wait for the database. */
export const RENDER_QUEUE = {
  maxConcurrent: 4,
  reserved: 1,
  maxWaiting: 100,
  maxWaitMs: 4 * SECOND_MS,
  maxListedWaitMs: 20 * SECOND_MS,
} as const;

/** A visitor waits at most this long for the content of a page. */
export const RENDER_TIMEOUT_MS = 4 * SECOND_MS;

/** The fallback version has less time, because the visitor has already waited for the live one. */
export const FALLBACK_TIMEOUT_MS = 2 * SECOND_MS;

/**
 * This applies where nothing else can be sent than a page without content: to a listed page without a fallback, and to
 * the first page of a version, whose code has to be compiled. On a busy machine a late page is better than none, and
 * a listed one is then kept for everybody.
 */
export const LATE_PAGE_TIMEOUT_MS = 15 * SECOND_MS;

/** The file lists of this many versions are cached: live, canary and previewed ones of all remotes. */
export const MAX_KNOWN_VERSIONS = 50;

/** The styles of this many pages are in memory, to be written into them; each takes about 15 KB. */
export const MAX_KNOWN_STYLES = 300;

/** Pages of this many versions can be rendered at the same time: live ones, fallbacks and canaries. */
export const MAX_RENDERERS = 6;

/** An unused renderer is ended after this time to free its memory. */
export const RENDERER_IDLE_MS = 30 * MINUTE_MS;

/** A version that crashed or hung isn't rendered for this time. */
export const CRASHED_VERSION_PAUSE_MS = 30 * SECOND_MS;

/** Limits the memory of a renderer's thread to several times what a page needs. */
export const RENDERER_MEMORY_MB = {
  maxOldGenerationSizeMb: 256,
  maxYoungGenerationSizeMb: 32,
  stackSizeMb: 4,
} as const;

/** A render that is still running this long after it was aborted is in an endless loop. */
export const RENDER_END_TIMEOUT_MS = 2 * SECOND_MS;

/** Loading the code takes a second or two on a busy machine; a thread that takes this long will never finish. */
export const RENDERER_READY_TIMEOUT_MS = 12 * SECOND_MS;

/** A document may stay open this long, and loads the files of the shell it started with. */
export const SHELL_FILE_RETENTION_MS = 14 * DAY_MS;
