import type { Department } from '@narthex/shared-contracts';

/** Describes what a panel manages: content of the whole church or of one department. */
export type PanelScope =
  { readonly kind: 'church' } | { readonly kind: 'department'; readonly department: Department };

/** Returns the scope as a part of a query key. */
export function getScopeKey(scope: PanelScope): string {
  return scope.kind === 'church' ? 'church' : scope.department;
}
