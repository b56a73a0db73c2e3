import { compareFields } from './compare-fields';

const VALUES = { title: 'Vespers', tags: ['choir'] as string[], isOpen: true, place: null as string | null };
type Values = typeof VALUES;
const fieldLabels = { title: 'Title', tags: 'Tags', isOpen: 'Open', place: 'Place' };

it('tells both versions of each field in words, in the order of the form', () => {
  const theirs: Values = { title: '', tags: ['choir', 'youth'], isOpen: false, place: 'Chapel' };
  expect(compareFields({ fieldLabels }, { mine: VALUES, theirs })).toEqual([
    { key: 'title', label: 'Title', mine: 'Vespers', theirs: '' },
    { key: 'tags', label: 'Tags', mine: 'choir', theirs: 'choir, youth' },
    { key: 'isOpen', label: 'Open', mine: 'Yes', theirs: 'No' },
    { key: 'place', label: 'Place', mine: '', theirs: 'Chapel' },
  ]);
});

it('says nothing of a value that is missing', () => {
  const mine = { title: undefined, count: 3 };
  expect(compareFields({ fieldLabels: { title: 'Title', count: 'Seats' } }, { mine, theirs: mine })).toEqual([
    { key: 'title', label: 'Title', mine: '', theirs: '' },
    { key: 'count', label: 'Seats', mine: '3', theirs: '3' },
  ]);
});

it('shows no difference where the server has added the country code of a phone number', () => {
  const fieldLabels = { phone: 'Phone' };
  const mine = { phone: '0712 345 678' };
  const compare = (phone: string) => compareFields({ fieldLabels }, { mine, theirs: { phone } });
  expect(compare('+254 712 345 678')).toMatchObject([{ mine: '+254 712 345 678' }]);
  expect(compare('+254 712 345 679')).toMatchObject([{ mine: '0712 345 678' }]);
});

it('takes the words of the form where it has its own', () => {
  const describeValue = (field: string, value: unknown) =>
    field === 'isOpen' ? (value ? 'Everybody' : 'Members') : undefined;
  const fields = compareFields({ fieldLabels, describeValue }, { mine: VALUES, theirs: VALUES });
  expect(fields.map(({ mine }) => mine)).toEqual(['Vespers', 'choir', 'Everybody', '']);
});

it('compares the translations too', () => {
  const mine = { title: 'Vespers', translations: { sw: { title: 'Ibada ya jioni' } } };
  const theirs = { title: 'Vespers' };
  const fields = compareFields<never, { title: string }, unknown, unknown>(
    { fieldLabels: { title: 'Title' }, translatable: { title: 'text' } },
    { mine, theirs },
  );
  expect(fields.slice(1)).toEqual([
    { key: 'translations.sw.title', label: 'Title in Kiswahili', mine: 'Ibada ya jioni', theirs: '' },
  ]);
});
