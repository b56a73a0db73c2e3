import { SCOPES, narrowerScope, type Scope } from './scopes';

/**
 * Requests that a remote's code makes carry the remote's name in this header. The shell sets it, and code in a
 * frame can't change it.
 */
export const REMOTE_HEADER = 'x-narthex-remote';

/** Lists the two ways in which the code of a remote runs: in the shell's document, or in a frame without rights. */
export const REMOTE_KINDS = ['core', 'isolated'] as const;
/** Names how the code of a remote runs. */
export type RemoteKind = (typeof REMOTE_KINDS)[number];

/**
 * Matches one use of a remote: a capability, which may be followed by the widest scope it needs
 * (`events.manage:department`), the name of an endpoint (`rsvps.update`), or the public reads of a group as the
 * signed-in person sees them (`events.read`).
 */
export const USE_PATTERN = /^[a-z][A-Za-z-]*\.[a-z][A-Za-z-]*(:(own|propose|department|all))?$/;

/** Splits a use into its name and its widest scope, which is undefined if it names none. */
export const splitUse = (use: string) => {
  const [name = '', scope] = use.split(':');
  return { name, scope: scope as Scope | undefined };
};

/** Returns the widest scope in which a remote uses a capability, `none` if it doesn't. */
export function usedScope(uses: readonly string[], capability: string): Scope {
  return uses
    .map(splitUse)
    .filter(({ name }) => name === capability)
    .map(({ scope = 'all' }) => scope)
    .reduce((widest, scope) => (SCOPES.indexOf(scope) > SCOPES.indexOf(widest) ? scope : widest), 'none');
}

/** Returns the uses that both lists name, each with the narrower of its scopes. */
export const intersectUses = (a: readonly string[], b: readonly string[]): readonly string[] =>
  [...new Set(a.map((use) => splitUse(use).name))].flatMap((name) => {
    const scope = narrowerScope(usedScope(a, name), usedScope(b, name));
    if (scope === 'none') return [];
    return scope === 'all' ? name : `${name}:${scope}`;
  });

/** Returns the uses of a list that another list doesn't allow, or not as widely. */
export const missingUses = (asked: readonly string[], allowed: readonly string[]): readonly string[] =>
  asked.filter((use) => {
    const { name, scope = 'all' } = splitUse(use);
    return narrowerScope(usedScope(allowed, name), scope) !== scope;
  });

/** Returns true if a remote uses a public endpoint, by its own name or, for a read, by that of its group. */
export function usesPublicEndpoint(
  uses: readonly string[],
  { name, method }: { readonly name: string; readonly method: string },
): boolean {
  const [group] = name.split('.');
  return uses.includes(name) || (method === 'GET' && uses.includes(`${group}.read`));
}
