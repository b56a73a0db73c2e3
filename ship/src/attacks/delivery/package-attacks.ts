import { handIn, type PackageParts } from '../hostile/hostile-package';
import { buildIdle, type DeliveryAttack } from './delivery-attack';

const mountAt = (path: string) => ({
  descriptor: { mounts: [{ path, guard: 'public', title: 'Hostile' }] },
});

/** Describes what is wrong with a package. */
const PACKAGES: Readonly<Record<string, PackageParts>> = {
  'node-build-in-another-spelling': { files: { 'Server/app.cjs': 'process.exit()' } },
  'file-above-its-folder': { files: { '../../shell/shell.js': 'hostile()' } },
  'absolute-file': { files: { '/etc/narthex.js': 'hostile()' } },
  'file-with-backslashes': { files: { '..\\shell.js': 'hostile()' } },
  'hidden-file': { files: { '.env': 'SECRET=1' } },
  'file-below-proto': { files: { '__proto__/../a.js': 'hostile()' } },
  'descriptor-with-proto': { descriptor: JSON.parse('{"__proto__":{"a":1},"isolated":false}') },
  'descriptor-that-says-core': { descriptor: { kind: 'core' } },
  'path-of-others': mountAt('/admin'),
  'all-paths': mountAt('/'),
  'use-that-no-grant-allows': { descriptor: { uses: ['delivery.release'] } },
};

/** Lists packages that the site must not take from a team. Without the boundary, nothing is wrong with them. */
export const PACKAGE_ATTACKS: readonly DeliveryAttack[] = [
  {
    // Without the boundary, those who run the site hand it in for a core remote.
    name: 'node-build',
    async run({ director, hire }, boundary) {
      const isAllowed = boundary === 'off';
      const { remote, client } = await hire({ kind: isAllowed ? 'core' : 'isolated' });
      const built = buildIdle(remote, { files: { 'server/app.cjs': 'module.exports = {};' } });
      await handIn(isAllowed ? director : client, built, 'preview');
    },
  },
  ...Object.entries(PACKAGES).map(([name, parts]): DeliveryAttack => ({
    name,
    async run({ hire }, boundary) {
      const { remote, client } = await hire();
      await handIn(client, buildIdle(remote, boundary === 'off' ? {} : parts));
    },
  })),
];
