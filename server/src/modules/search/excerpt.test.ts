import { writeExcerpt } from './excerpt';

const read = (text: string, ...stems: string[]) => {
  const excerpt = writeExcerpt(text, stems);
  return {
    text: excerpt.map((part) => part.text).join(''),
    marked: excerpt.filter((part) => part.is_match).map((part) => part.text),
  };
};

it.each([
  ['Pastor José speaks.', ['jose'], ['José']],
  ['Pastor Jose\u0301 speaks.', ['jose'], ['Jose\u0301']],
  ["Elder Ng’ang’a and Ng'ang'a", ['nganga'], ['Ng’ang’a', "Ng'ang'a"]],
  ['Wamũyũ, WAMŨYŨ', ['wamuyu'], ['Wamũyũ', 'WAMŨYŨ']],
  ['Two cities, one city', ['citi'], ['cities', 'city']],
  ['Write to <office@x.org> or see a<b', ['offic', 'b'], ['office', 'b']],
  ['Nothing of it', ['else'], []],
  ['', ['a'], []],
])('marks in “%s” what was found by %j', (text, stems, marked) => {
  expect(read(text, ...stems)).toEqual({ text, marked });
});

it('shows a long text where the words stand, with a few before them', () => {
  const filler = Array.from({ length: 40 }, (_, index) => `w${index}`).join(' ');
  const { text, marked } = read(
    `rain ${filler} a small cloud and rain over the sea ${filler}`,
    'cloud',
    'rain',
  );
  expect(marked).toEqual(['cloud', 'rain']);
  expect(text.match(/\w+/g)).toHaveLength(28);
  expect(text).toMatch(/^… w34 w35 w36 w37 w38 w39 a small cloud and rain over the sea w0 .*\w…$/);
});

it('cuts no time or number in two', () => {
  const times = Array.from({ length: 30 }, () => 'at 8:20 AM for KES 1,500.50').join(', ');
  expect(read(`${times}, then lunch, ${times}`, 'lunch').text).toMatch(
    /^… 1,500\.50, at 8:20 AM for KES 1,500\.50, then lunch, .* 1,500\.50, at…$/,
  );
});

it('shows the beginning where only the title has the words, and the end where they are last', () => {
  const filler = Array.from({ length: 40 }, (_, index) => `w${index}`).join(' ');
  expect(read(filler, 'else').text).toMatch(/^w0 .* w27…$/);
  expect(read(`${filler} lamp.`, 'lamp').text).toMatch(/^… w13 .* w39 lamp\.$/);
});
