/** These limits hold for each attempt to load a part of any remote, and before its retries, in milliseconds. */
export const LOAD_LIMITS = { manifest: 5_000, module: 10_000, waits: [400, 1200] } as const;
