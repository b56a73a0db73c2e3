import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { descriptorSchema } from '@narthex/shared-contracts';
import { createRemote, OVERRIDES, THIRD_PARTY } from './create-remote';
import { LIBRARIES, PACKED_ROOMS } from '../packages/packed-rooms';

const REPOSITORY = path.join(__dirname, '../../..');
const readJson = (...parts: string[]) => JSON.parse(readFileSync(path.join(...parts), 'utf8'));
let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-new-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const MUSIC = { name: 'music-dashboard', department: 'music' } as const;

function packPackages(target: string): void {
  mkdirSync(target);
  for (const room of PACKED_ROOMS) writeFileSync(path.join(target, `narthex-${room}-1.0.0.tgz`), '');
}

it('becomes a room of the site’s workspace, at its versions', () => {
  mkdirSync(path.join(folder, 'remotes'));
  for (const room of LIBRARIES) {
    mkdirSync(path.join(folder, room));
    writeFileSync(path.join(folder, room, 'package.json'), JSON.stringify({ version: '3.2.1' }));
  }
  const room = createRemote({ ...MUSIC, cwd: path.join(folder, 'remotes') });
  expect(room).toBe(path.join(folder, 'remotes/music-dashboard'));
  expect(readJson(room, 'package.json').dependencies).toMatchObject({
    '@narthex/remote-kit': '3.2.1',
    react: THIRD_PARTY['react'],
  });
  expect(() => createRemote({ ...MUSIC, cwd: folder })).toThrow('There is a remote music-dashboard already.');
});

it('becomes a repository of its own, which holds the packages it is built with', () => {
  packPackages(path.join(folder, 'packed'));
  const own = path.join(folder, 'own');
  mkdirSync(own);
  expect(createRemote({ ...MUSIC, cwd: own, packages: path.join(folder, 'packed') })).toBe(own);
  expect(readJson(own, 'package.json').dependencies['@narthex/ship']).toBe(
    'file:packages/narthex-ship-1.0.0.tgz',
  );
  expect(existsSync(path.join(own, 'packages/narthex-shared-auth-1.0.0.tgz'))).toBe(true);
  // Package managers that would look for the site's packages at the public registry stop with these texts.
  expect(readJson(own, 'package.json').engines).toEqual({
    pnpm: '(use npm install)',
    yarn: '(use npm install)',
  });
  const descriptor = descriptorSchema.parse(readJson(own, 'remote.json'));
  expect(descriptor).toMatchObject({
    owner: 'Music department',
    title: 'Music dashboard',
    mounts: [{ path: '/music-dashboard', guard: 'leader', departments: ['music'] }],
  });
  for (const file of ['src/remote-app.tsx', 'README.md', '.gitignore', '.github/workflows/ship.yml'])
    expect(readFileSync(path.join(own, file), 'utf8')).not.toMatch(/(?<!\$)\{\{\w/);
});

it('needs an empty folder, and the packages', () => {
  expect(() => createRemote({ ...MUSIC, cwd: folder })).toThrow('Name the folder');
  const missing = path.join(folder, 'packed');
  expect(() => createRemote({ ...MUSIC, cwd: folder, packages: 'packed' })).toThrow(
    `There is no folder ${missing}, which --packages names.`,
  );
  packPackages(path.join(folder, 'packages'));
  rmSync(path.join(folder, 'packages/narthex-ship-1.0.0.tgz'));
  expect(() => createRemote({ ...MUSIC, cwd: folder })).toThrow('holds no package @narthex/ship');
  writeFileSync(path.join(folder, 'packages/narthex-ship-1.0.0.tgz'), '');
  writeFileSync(path.join(folder, 'homework.txt'), '');
  expect(() => createRemote({ ...MUSIC, cwd: folder })).toThrow('contains homework.txt');
});

it('needs one version of each package, since it can’t know which one is meant', () => {
  packPackages(path.join(folder, 'packages'));
  for (const version of ['0.9.0', '1.0.10'])
    writeFileSync(path.join(folder, `packages/narthex-ship-${version}.tgz`), '');
  expect(() => createRemote({ ...MUSIC, cwd: folder })).toThrow(
    'holds narthex-ship-0.9.0.tgz, narthex-ship-1.0.0.tgz, narthex-ship-1.0.10.tgz: leave the one that the site gives out.',
  );
  expect(existsSync(path.join(folder, 'package.json'))).toBe(false);
});

describe('in a folder where it was stopped', () => {
  let own = '';
  const create = () => createRemote({ ...MUSIC, cwd: own, packages: '../packed' });
  const readAll = () =>
    Object.fromEntries(
      readdirSync(own, { recursive: true, encoding: 'utf8' })
        .filter((file) => statSync(path.join(own, file)).isFile())
        .map((file) => [file, readFileSync(path.join(own, file), 'utf8')]),
    );
  beforeEach(() => {
    packPackages(path.join(folder, 'packed'));
    writeFileSync(path.join(folder, 'packed/narthex-ship-1.0.0.tgz'), 'a whole package');
    own = path.join(folder, 'own');
    mkdirSync(own);
  });

  it('goes on: with what is missing, what was cut off, and what is installed', () => {
    create();
    const whole = readAll();
    rmSync(path.join(own, 'src/notices'), { recursive: true });
    truncateSync(path.join(own, 'package.json'), 0);
    truncateSync(path.join(own, 'src/remote-app.tsx'), 9);
    truncateSync(path.join(own, 'packages/narthex-ship-1.0.0.tgz'), 3);
    create();
    expect(readAll()).toEqual(whole);
    mkdirSync(path.join(own, 'node_modules'));
    writeFileSync(path.join(own, 'package-lock.json'), '{}');
    expect(create()).toBe(own);
  });

  it.each(['README.md', '.gitignore', '.github/workflows/ship.yml', 'src/remote-app.tsx', 'src/choir.ts'])(
    'changes nothing if %s is somebody’s own',
    (file) => {
      create();
      writeFileSync(path.join(own, file), 'typed');
      rmSync(path.join(own, 'remote.json'));
      const before = readAll();
      expect(create).toThrow(`contains ${file}: move that away, or use another folder.`);
      expect(readAll()).toEqual(before);
    },
  );
});

it('refuses a folder in which nothing could be built', () => {
  for (const [name, character] of [
    ["grace's team", "'"],
    ['music: team', ':'],
    ['music\\team', '\\'],
  ] as const) {
    const own = path.join(folder, name);
    mkdirSync(own);
    packPackages(path.join(own, 'packages'));
    expect(() => createRemote({ ...MUSIC, cwd: own })).toThrow(
      `rename the folder that has ${character} in its name`,
    );
    expect(existsSync(path.join(own, 'package.json'))).toBe(false);
  }
});

it('names the versions that this repository is built with', () => {
  const { dependencies, peerDependencies } = readJson(REPOSITORY, 'shared-panels/package.json');
  const shell = readJson(REPOSITORY, 'shell/package.json').dependencies;
  const contracts = readJson(REPOSITORY, 'shared-contracts/package.json').dependencies;
  const used = { ...peerDependencies, ...dependencies, ...shell, ...contracts };
  for (const [name, version] of Object.entries(THIRD_PARTY))
    expect([name, used[name]]).toEqual([name, version]);
  expect(readJson(REPOSITORY, 'package.json').overrides).toEqual(OVERRIDES);
});
