import { canonicalPath } from '@narthex/shared-contracts';
import { useLocation } from 'react-router-dom';
import { useShell } from '../../app/shell-context';

/** Returns a function that tells if a link leads to the current page, whatever case or alias its path has. */
export function useCurrentPath(): (to: string) => 'page' | undefined {
  const { registry } = useShell();
  const { pathname } = useLocation();
  const resolve = (to: string) => canonicalPath(to.split('?')[0] ?? to, registry).toLowerCase();
  const current = resolve(pathname);
  return (to) => (resolve(to) === current ? 'page' : undefined);
}
