import { canonicalPath } from '@narthex/shared-contracts';
import { useLocation } from 'react-router-dom';
import { useShell } from '../../app/shell-context';

/** Says of a link whether it leads to the page that is shown, in whichever shape its path was typed. */
export function useCurrentPath(): (to: string) => 'page' | undefined {
  const { registry } = useShell();
  const { pathname } = useLocation();
  const resolve = (to: string) => canonicalPath(to.split('?')[0] ?? to, registry).toLowerCase();
  const current = resolve(pathname);
  return (to) => (resolve(to) === current ? 'page' : undefined);
}
