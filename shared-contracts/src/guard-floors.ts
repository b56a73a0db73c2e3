import type { Access } from './access';

/** Guards no descriptor can lower: the least access below a path prefix. */
export const GUARD_FLOORS: readonly { readonly prefix: RegExp; readonly floor: Access }[] = [
  { prefix: /^\/admin(\/|-|$)/i, floor: 'admin' },
  { prefix: /^\/member(\/|-|$)/i, floor: 'member' },
  { prefix: /-dashboard(\/|$)/i, floor: 'signed-in' },
];
