import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FONT_PARTS, listCharacters } from '../../../tooling/build-plugins/font-parts';
import { ROOT } from '../run';

const CSS = readFileSync(path.join(ROOT, 'shared-ui/src/styles/fonts.css'), 'utf8');

it('cuts each font into the parts whose characters the styles name', () => {
  const named = [...CSS.matchAll(/\.woff2\?(\w+)'[^}]*unicode-range:([^;]+);/g)].map(
    ([, part, range = '']) => [part, range.replace(/\s+/g, ' ').trim()],
  );
  const parts = Object.entries(FONT_PARTS);
  expect(named).toEqual([...parts, ...parts]);
});

it('has each character in one part, and what every page contains in the first', () => {
  const first = listCharacters(FONT_PARTS.first);
  const others = listCharacters(FONT_PARTS.rest) + listCharacters(FONT_PARTS.names);
  expect([...others].filter((character) => first.includes(character))).toEqual([]);
  const text =
    'Ng’ombe wa Mungu, “Karibu”: Saa 8:20 – 12:45 (Jumamosi); come & see! Who’s new? © 90% · +254 a@b.test * …';
  expect([...text].filter((character) => !first.includes(character))).toEqual([]);
  for (const character of 'éüßçñŒ€×#ĩŨ') expect(others).toContain(character);
});
