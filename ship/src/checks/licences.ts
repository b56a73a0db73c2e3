import { readFileSync } from 'node:fs';
import path from 'node:path';

/** These licences let a church run, change and pass on the site. */
const ALLOWED = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['Python-2.0'],
  // The licence of fonts.
  'OFL-1.1',
  // Only the library behind sharp has it, which is linked dynamically and can be replaced.
  'LGPL-3.0-or-later',
  // Data about browsers, which is passed on with its author's name.
  'CC-BY-4.0',
  // Only Lightning CSS has it, which minifies stylesheets and isn't part of the site.
  'MPL-2.0',
]);

/** The package files of these don't name the licence that they come with. */
const UNNAMED: Readonly<Record<string, string>> = { 'combine-errors': 'MIT', 'png-js': 'MIT' };

interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** Returns true if a licence, or one of those to choose from, is allowed. */
const isAllowed = (licence: string): boolean =>
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => ALLOWED.has(part)));

/** Returns the libraries of a running site whose licence isn't allowed, one sentence each. */
export function checkLicences(root: string): string[] {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(packages).flatMap(([folder, { license, dev, link }]) => {
    const name = folder.split('node_modules/')[1] === undefined ? null : folder.split('node_modules/').at(-1);
    if (!name || dev || link) return [];
    const licence = license ?? UNNAMED[name] ?? 'no licence';
    return isAllowed(licence) ? [] : [`${name} has ${licence}: look at it, and allow it in licences.ts.`];
  });
}
