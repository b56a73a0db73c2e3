import { listErrors } from '../use-resource-form';

const error = (message: string) => ({ type: 'server', message });

it('names each field, those inside of one by their whole name, and at the end what belongs to none', () => {
  const errors = {
    root: { type: 'server', message: 'ignored', day: error('That day is over.'), other: { type: 'server' } },
    title: { ...error('Title is required'), ref: { message: 'an input' } },
    translations: { sw: { title: error('Too long') } },
    links: [undefined, { url: error('No link'), ref: error('an input') }],
  };
  expect(listErrors<{ title: string; translations: object; links: object[] }>(errors as never)).toEqual([
    { field: 'title', message: 'Title is required' },
    { field: 'translations.sw.title', message: 'Too long' },
    { field: 'links.1.url', message: 'No link' },
    { message: 'That day is over.' },
  ]);
});

it('says nothing where a message is empty, or where there are no errors', () => {
  expect(listErrors({ title: error('') } as never)).toEqual([]);
  expect(listErrors({})).toEqual([]);
  expect(listErrors({ title: undefined, place: null, root: { day: null } } as never)).toEqual([]);
});
