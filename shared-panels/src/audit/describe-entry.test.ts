import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { NAME_LABELS } from '../language/name-labels';
import { describeAction, describeKind } from './describe-entry';

const ROOT = path.join(__dirname, '../../..');

/** Reads what the server and the demo write to the activity log, as far as their code names it in one piece. */
const SOURCES = ['server/src', 'demo/src'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8')),
);
const collect = (pattern: RegExp) => [
  ...new Set(SOURCES.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name))),
];

it.each(collect(/(?:action: |audited\([\w.]+, )'([a-z_]+\.[a-z_]+)'/g))('says %s in words', (action) => {
  const [subject = '', verb = ''] = action.split('.');
  expect(describeAction(action)).not.toBe(`${describeKind(subject)} ${verb.replaceAll('_', ' ')}`);
});

it.each(collect(/subjectType: '([a-z_]+)'/g))('has a label of %s, for the other languages', (kind) => {
  expect(NAME_LABELS).toHaveProperty([kind]);
});
