/**
 * The scopes say how far a capability reaches; they are ordered from the narrowest to the widest.
 * - `none`: not at all
 * - `own`: the person's own account and the records that belong to it
 * - `propose`: the whole church's content, but a change takes effect only once it is approved
 * - `department`: records of the person's own department
 * - `all`: everything
 */
export const SCOPES = ['none', 'own', 'propose', 'department', 'all'] as const;
/** Names how far a capability reaches for a person. */
export type Scope = (typeof SCOPES)[number];

/** Returns the narrower of two scopes. */
export const narrowerScope = (a: Scope, b: Scope): Scope => (SCOPES.indexOf(a) < SCOPES.indexOf(b) ? a : b);
