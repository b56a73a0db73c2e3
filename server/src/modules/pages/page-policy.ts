import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../time-units';

/** How long a page may be shown without being rendered again: "today" and the next events move on. */
export const MAX_PAGE_AGE_MS = MINUTE_MS;

/** Pages that only name files: those of the paths that the registry lists, for when nothing can be rendered. */
export const MAX_SHELL_PAGES = 100;

/** Whoever gets a page without content is told when to ask again. */
export const RETRY_AFTER_SECONDS = 5;

/** Rendering is work of the one main thread: a few at once fill the waits for the database. */
export const RENDER_QUEUE = {
  maxConcurrent: 4,
  reserved: 1,
  maxWaiting: 100,
  maxWaitMs: 4 * SECOND_MS,
  maxListedWaitMs: 20 * SECOND_MS,
} as const;

/** A visitor waits no longer than this for the content of a page. */
export const RENDER_TIMEOUT_MS = 4 * SECOND_MS;

/** For the version that stands in: whoever waits for the page has waited for the live one already. */
export const FALLBACK_TIMEOUT_MS = 2 * SECOND_MS;

/**
 * For the first page of a version that nothing stands in for: right after a start its code is compiled and nothing is
 * cached, which takes long on a busy machine, and a page that comes late is better than none.
 */
export const FIRST_PAGE_TIMEOUT_MS = 15 * SECOND_MS;

/** The file lists of so many versions are remembered: live, canary and previewed ones of all remotes. */
export const MAX_KNOWN_VERSIONS = 50;

/** Versions that pages are rendered of at the same time: live ones, those that stand in, and what some visitors get. */
export const MAX_RENDERERS = 6;

/** A renderer that nobody needed for so long is ended, to give its memory back. */
export const RENDERER_IDLE_MS = 30 * MINUTE_MS;

/** How long a version that crashed or hung is left alone. */
export const CRASHED_VERSION_REST_MS = 30 * SECOND_MS;

/** What the thread of a renderer may take: several times what a page needs. */
export const RENDERER_MEMORY_MB = {
  maxOldGenerationSizeMb: 256,
  maxYoungGenerationSizeMb: 32,
  stackSizeMb: 4,
} as const;

/** A render that was told to end and is still there after that is in an endless loop. */
export const RENDER_END_TIMEOUT_MS = 2 * SECOND_MS;

/** Loading the code takes a second or two on a busy machine; what takes this long won't end. */
export const RENDERER_READY_TIMEOUT_MS = 12 * SECOND_MS;

/** A document may be open for that long, and loads the files of the shell it began with. */
export const SHELL_FILE_RETENTION_MS = 14 * DAY_MS;
