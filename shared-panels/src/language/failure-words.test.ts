import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFailureMessage } from '@narthex/shared-ui';

const ROOT = path.resolve(__dirname, '../../..');
const readCatalogue = (room: string) =>
  JSON.parse(readFileSync(path.join(ROOT, room, 'translations/sw.json'), 'utf8')) as Record<string, string>;

/** What a message of a failure is known by in Swahili: `isFailureMessage` looks for the translations of its own words. */
const WORDS = ['Failed', 'Error'].map((word) => readCatalogue('shared-ui')[word] ?? word);

it.each(['shared-panels', 'remotes/supreme-admin', 'remotes/member-area'])(
  'tells failures by their words in Swahili too: %s',
  (room) => {
    const failures = Object.entries(readCatalogue(room)).filter(([english]) => isFailureMessage(english));
    expect(failures.length).toBeGreaterThan(0);
    const unknown = failures.filter(([, swahili]) => !WORDS.some((word) => swahili.includes(word)));
    expect(unknown).toEqual([]);
  },
);
