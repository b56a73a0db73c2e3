import { matchMount, type Mount, type RegistryEntry } from '@narthex/shared-contracts';
import { fakeRegistry } from '../../testing/fake-registry';
import { createEntry } from '../loading/in-memory-remotes.testing';
import { rendersFrame } from './rendered-frame';

const MOUNT: Mount = { path: '/choir-dashboard', guard: 'signed-in', title: 'Choirs' };

function decide(extras: Partial<RegistryEntry['extras']>, mount: Mount = MOUNT, versions = 1) {
  const made = createEntry({ remote: 'choirs' });
  const entry = { ...made, extras: { ...made.extras, mounts: [mount], ...extras } };
  const registry = {
    ...fakeRegistry({}),
    microFrontends: { choirs: Array.from({ length: versions }, () => entry) },
  };
  return rendersFrame(registry, {
    ...matchMount(registry, mount.path, null),
    remote: 'choirs',
    base: mount.path,
    mount,
    entry,
  });
}

it('is the frame of a guarded page of an isolated remote', () => {
  expect(decide({ isolated: true })).toBe(true);
});

it.each<[string, boolean]>([
  ['a core remote', decide({})],
  ['a remote that is switched off', decide({ isolated: true, disabled: 'Back on Sunday.' })],
  ['a public page', decide({ isolated: true }, { path: '/choirs', guard: 'public', title: 'Choirs' })],
  ['a remote of whose versions the browser chooses one', decide({ isolated: true }, MOUNT, 2)],
  ['a page without a remote', rendersFrame(fakeRegistry({}), null)],
])('is left to the browser for %s', (_, isRendered) => {
  expect(isRendered).toBe(false);
});
