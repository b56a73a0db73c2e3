import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SUPPORTED_CONTRACTS } from '@narthex/shared-contracts/contract-version';
import { descriptorSchema, type Mount } from '@narthex/shared-contracts/descriptor';
import type { RemoteModule } from '@narthex/shared-contracts/remote-module';
import { refuseConsumed } from '@narthex/shared-contracts/consumed-packages';
import { QueryClient } from '@tanstack/react-query';
import { readConsumed } from './read-consumed';

/** Describes a remote to the contract test. */
export interface RemoteContract {
  /** Holds the folder with `remote.json`. */
  readonly folder: string;
  /** Imports the module that the remote exposes: `() => import('./remote-app')`. */
  readonly load: () => Promise<RemoteModule<unknown, never>>;
  /** Lists the mounts of a remote that derives them from its code; the default is those of `remote.json`. */
  readonly mounts?: readonly Mount[];
  /** Is false if pages need data before they have a title; the remote's own tests then check the titles. */
  readonly checksTitles?: boolean;
}

/** Declares the tests that every remote needs: it must fulfil the contract with the shell. */
export function testRemoteContract({ folder, load, mounts, checksTitles = true }: RemoteContract): void {
  const said = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8')) as { mounts?: Mount[] };
  const descriptor = { ...said, ...(mounts && { mounts }) };

  describe('the contract with the shell', () => {
    it('describes the remote in a way that every site understands', () => {
      const { contract } = descriptorSchema.parse(descriptor);
      expect(SUPPORTED_CONTRACTS).toContain(contract);
    });

    it('exposes a component', async () => {
      expect((await load()).default).toEqual(expect.any(Function));
    });

    if (checksTitles) {
      it.each((descriptor.mounts ?? []).map((mount) => mount.landing ?? mount.path))(
        'names the page of %s in the tab',
        async (page) => {
          const { prefetch } = await load();
          const queryClient = new QueryClient() as never;
          const meta = await prefetch?.({ path: page, search: '', queryClient });
          if (prefetch) expect(meta?.title).toEqual(expect.stringMatching(/\S/));
        },
      );
    }

    it('takes from the shell only what every site shares', () => {
      expect(refuseConsumed(readConsumed(folder))).toEqual([]);
    });
  });
}
