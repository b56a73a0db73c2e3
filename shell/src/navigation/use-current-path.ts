import { canonicalPath } from '@narthex/shared-contracts';
import { useLocation } from 'react-router-dom';

const pathOf = (to: string) => canonicalPath(to.split('?')[0] ?? to).toLowerCase();

/** Says of a link whether it leads to the page that is shown, in whichever shape its address was typed. */
export function useCurrentPath(): (to: string) => 'page' | undefined {
  const { pathname } = useLocation();
  const current = pathOf(pathname);
  return (to) => (pathOf(to) === current ? 'page' : undefined);
}
