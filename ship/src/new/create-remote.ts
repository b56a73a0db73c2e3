import { existsSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEPARTMENT_FACTS, type Department } from '@narthex/shared-contracts';
import { CommandError } from '../command-errors';
import { LIBRARIES, PACKED_ROOMS } from '../packages/packed-rooms';
import { refusePath } from '../remote/build-remote';
import { PACKAGES, writeNewFiles } from './new-files';

/** The template imports these packages besides those of the site. The versions are those of this repository. */
export const THIRD_PARTY: Readonly<Record<string, string>> = {
  '@hookform/resolvers': '7.0.7',
  '@tanstack/react-query': '5.108.0',
  'lucide-react': '1.75.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-hook-form': '7.92.0',
  'react-router-dom': '7.18.5',
  zod: '4.6.7',
};

/** The newest versions of these packages aren't published for every platform. */
export const OVERRIDES = { '@rspack/core': '2.2.9', 'unrs-resolver': '1.12.2' } as const;

/**
 * The packages of the site depend on each other by version. npm finds them in the team's folder; pnpm and yarn would
 * request them from the public registry, so they refuse the folder with this text.
 */
const USE_NPM = '(use npm install)';

export interface NewRemote {
  readonly name: string;
  readonly department: Department;
  /** Holds the folder in which the command runs: inside a workspace of the site, or an empty folder. */
  readonly cwd: string;
  /** Holds the folder with the packed packages of the site, for a repository of its own. */
  readonly packages?: string | undefined;
}

const SUFFIX = '.template';
/** In this repository the templates are beside the sources; in the package they are beside the program. */
const TEMPLATES = ['../../templates', '../templates']
  .map((folder) => fileURLToPath(new URL(folder, import.meta.url)))
  .find((folder) => existsSync(folder));

const readJson = (file: string): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'));
const formatJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Returns the workspace of the site that contains a folder, or null. */
function findWorkspace(folder: string): string | null {
  if (existsSync(path.join(folder, 'remotes')) && existsSync(path.join(folder, 'remote-kit'))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? null : findWorkspace(parent);
}

type Entry = readonly [file: string, content: string | Buffer];

/** Returns the files of a template with its names filled in. */
function readTemplate(template: string, values: Readonly<Record<string, string>>): Entry[] {
  const source = path.join(TEMPLATES ?? '', template);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => {
      const text = readFileSync(path.join(source, file), 'utf8');
      const filled = text.replace(/\{\{(\w+)\}\}/g, (unknown, key: string) => values[key] ?? unknown);
      return [file.slice(0, -SUFFIX.length).replaceAll(path.sep, '/'), filled];
    });
}

const sorted = (record: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

function ownVersions(workspace: string): Record<string, string> {
  return Object.fromEntries(
    LIBRARIES.map((room) => {
      const { version } = readJson(path.join(workspace, room, 'package.json'));
      return [`@narthex/${room}`, String(version)];
    }),
  );
}

/** Describes where a remote is written, and the files besides those of the templates. */
interface Place {
  readonly folder: string;
  readonly files: readonly Entry[];
}

function placeRoom(workspace: string, { name }: NewRemote): Place {
  const folder = path.join(workspace, 'remotes', name);
  if (existsSync(folder)) throw new CommandError(`There is a remote ${name} already.`);
  mkdirSync(folder, { recursive: true });
  const manifest = {
    ...{ name: `@narthex/${name}`, version: '1.0.0', private: true, sideEffects: ['*.css'] },
    dependencies: sorted({ ...THIRD_PARTY, ...ownVersions(workspace) }),
  };
  return { folder, files: [['package.json', formatJson(manifest)]] };
}

/** Finds the packed packages of the site in a folder. Returns the name of each file by that of its package. */
function findPackages(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  return Object.fromEntries(
    PACKED_ROOMS.map((room) => {
      const [file, ...others] = files.filter((name) => new RegExp(`^narthex-${room}-\\d`).test(name));
      if (!file) throw new CommandError(`${folder} holds no package @narthex/${room}.`);
      if (others.length > 0)
        throw new CommandError(
          `${folder} holds ${[file, ...others].sort().join(', ')}: leave the one that the site gives out.`,
        );
      return [`@narthex/${room}`, file];
    }),
  );
}

/** Places a remote in a folder of its own, which gets the packages, too, so that it is self-contained. */
function placeRepository({ name, cwd, packages }: NewRemote): Place {
  const source = path.resolve(cwd, packages ?? PACKAGES);
  if (!statSync(source, { throwIfNoEntry: false })?.isDirectory()) {
    throw new CommandError(
      packages === undefined
        ? 'Name the folder of the site’s packages: --packages <folder>.'
        : `There is no folder ${source}, which --packages names.`,
    );
  }
  const found = findPackages(source);
  const installed = Object.entries(found).map(([room, file]) => [room, `file:${PACKAGES}/${file}`]);
  const manifest = {
    ...{ name, version: '1.0.0', private: true, sideEffects: ['*.css'] },
    scripts: {
      dev: `narthex dev ${name}`,
      build: `narthex build ${name}`,
      typecheck: 'tsc --noEmit',
      test: 'jest',
    },
    jest: { preset: '@narthex/remote-kit' },
    engines: { pnpm: USE_NPM, yarn: USE_NPM },
    dependencies: sorted({ ...THIRD_PARTY, ...Object.fromEntries(installed) }),
    overrides: OVERRIDES,
  };
  const copies = Object.values(found).map((file): Entry => [
    `${PACKAGES}/${file}`,
    readFileSync(path.join(source, file)),
  ]);
  return { folder: cwd, files: [...copies, ['package.json', formatJson(manifest)]] };
}

/** Creates a remote in `remotes/` of the site's workspace, or as a repository of its own. Returns its folder. */
export function createRemote(remote: NewRemote): string {
  const { name, department, cwd } = remote;
  refusePath(cwd);
  const workspace = findWorkspace(cwd);
  const { folder, files } = workspace ? placeRoom(workspace, remote) : placeRepository(remote);
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  const owner = `${DEPARTMENT_FACTS[department].label} department`;
  const values = { name, department, title, owner };
  const templates = ['remote', workspace ? 'room' : 'repository'];
  writeNewFiles(
    folder,
    new Map([...files, ...templates.flatMap((template) => readTemplate(template, values))]),
  );
  return folder;
}
