import { NEED_ATTRIBUTE, type Need } from './need-attribute';
import { useIsHydrated } from './use-is-hydrated';

/**
 * Declares that a control needs the application: its element spreads the result. The attribute disappears in the moment
 * in which the control responds, which tells the starter to repeat what was pressed before.
 */
export function useApplicationNeed(need: Need | undefined): { readonly [NEED_ATTRIBUTE]?: Need | undefined } {
  const isHydrated = useIsHydrated();
  return { [NEED_ATTRIBUTE]: isHydrated ? undefined : need };
}
