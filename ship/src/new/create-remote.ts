import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEPARTMENT_FACTS, type Department } from '@narthex/shared-contracts';
import { CommandError } from '../command-errors';
import { LIBRARIES, PACKED_ROOMS } from '../packages/packed-rooms';
import { refusePath } from '../remote/build-remote';

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
const writeJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Returns the workspace of the site that contains a folder, or null. */
function findWorkspace(folder: string): string | null {
  if (existsSync(path.join(folder, 'remotes')) && existsSync(path.join(folder, 'remote-kit'))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? null : findWorkspace(parent);
}

/** Copies a template and fills in its names. Existing files are never overwritten. */
function copyTemplate(template: string, target: string, values: Readonly<Record<string, string>>): void {
  const source = path.join(TEMPLATES ?? '', template);
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith(SUFFIX)) continue;
    const text = readFileSync(path.join(source, file), 'utf8');
    const filled = text.replace(/\{\{(\w+)\}\}/g, (unknown, key: string) => values[key] ?? unknown);
    const written = path.join(target, file.slice(0, -SUFFIX.length));
    mkdirSync(path.dirname(written), { recursive: true });
    writeFileSync(written, filled);
  }
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

function createRoom(workspace: string, { name }: NewRemote): string {
  const folder = path.join(workspace, 'remotes', name);
  if (existsSync(folder)) throw new CommandError(`There is a remote ${name} already.`);
  mkdirSync(folder, { recursive: true });
  writeJson(path.join(folder, 'package.json'), {
    ...{ name: `@narthex/${name}`, version: '1.0.0', private: true, sideEffects: ['*.css'] },
    dependencies: sorted({ ...THIRD_PARTY, ...ownVersions(workspace) }),
  });
  return folder;
}

/**
 * Copies the packed packages into the team's folder, so that it is self-contained, and returns the dependencies on
 * them.
 */
function copyPackages(packages: string, folder: string): Record<string, string> {
  const files = readdirSync(packages).filter((file) => file.endsWith('.tgz'));
  mkdirSync(path.join(folder, 'packages'), { recursive: true });
  return Object.fromEntries(
    PACKED_ROOMS.map((room) => {
      const file = files.find((candidate) => new RegExp(`^narthex-${room}-\\d`).test(candidate));
      if (!file) throw new CommandError(`${packages} holds no package @narthex/${room}.`);
      const copy = path.join(folder, 'packages', file);
      if (!existsSync(copy)) cpSync(path.join(packages, file), copy);
      return [`@narthex/${room}`, `file:packages/${file}`];
    }),
  );
}

function createRepository({ name, cwd, packages }: NewRemote): string {
  const inTheWay = readdirSync(cwd).filter((file) => !file.startsWith('.') && file !== 'packages');
  if (inTheWay.length > 0)
    throw new CommandError(`A new remote needs an empty folder; here are ${inTheWay.join(', ')}.`);
  const source = path.resolve(cwd, packages ?? 'packages');
  if (!statSync(source, { throwIfNoEntry: false })?.isDirectory()) {
    throw new CommandError(
      packages === undefined
        ? 'Name the folder of the site’s packages: --packages <folder>.'
        : `There is no folder ${source}, which --packages names.`,
    );
  }
  const dependencies = sorted({ ...THIRD_PARTY, ...copyPackages(source, cwd) });
  writeJson(path.join(cwd, 'package.json'), {
    ...{ name, version: '1.0.0', private: true, sideEffects: ['*.css'] },
    scripts: {
      dev: `narthex dev ${name}`,
      build: `narthex build ${name}`,
      typecheck: 'tsc --noEmit',
      test: 'jest',
    },
    jest: { preset: '@narthex/remote-kit' },
    engines: { pnpm: USE_NPM, yarn: USE_NPM },
    dependencies,
    overrides: OVERRIDES,
  });
  return cwd;
}

/** Creates a remote in `remotes/` of the site's workspace, or as a repository of its own. Returns its folder. */
export function createRemote(remote: NewRemote): string {
  const { name, department, cwd } = remote;
  refusePath(cwd);
  const workspace = findWorkspace(cwd);
  const folder = workspace ? createRoom(workspace, remote) : createRepository(remote);
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  const owner = `${DEPARTMENT_FACTS[department].label} department`;
  const values = { name, department, title, owner };
  copyTemplate('remote', folder, values);
  copyTemplate(workspace ? 'room' : 'repository', folder, values);
  return folder;
}
