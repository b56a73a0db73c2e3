import type { Department } from '@narthex/shared-contracts';

/** Whose things a panel manages: the whole church's, or one department's. */
export type PanelScope =
  { readonly kind: 'church' } | { readonly kind: 'department'; readonly department: Department };

/** The scope as a part of a query key. */
export function getScopeKey(scope: PanelScope): string {
  return scope.kind === 'church' ? 'church' : scope.department;
}
