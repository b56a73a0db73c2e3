import { evaluateGuard, type Session } from '@narthex/shared-auth';
import type { Registry } from '@narthex/shared-contracts';
import { liveEntries } from './match-mount';

/** The entries of the signed-in person's menu: every mount with a label that their guard lets them into. */
export function menuEntries(registry: Registry, session: Session): { label: string; to: string }[] {
  if (session.status !== 'authenticated') return [];
  return [...liveEntries(registry).values()]
    .flatMap(({ extras }) => extras.mounts)
    .filter((mount) => mount.nav && evaluateGuard(session, mount) === 'allowed')
    .map((mount) => ({
      label: mount.nav ?? mount.title,
      to: mount.path === '/admin' ? '/admin/dashboard' : mount.path,
    }));
}
