import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchHit } from '@narthex/shared-contracts/schemas/search';
import { broken } from '../../testing/fixtures';
import { openPage } from '../../testing/open-page';

const hit = (changes: Partial<SearchHit>): SearchHit => ({
  kind: 'page',
  title: 'Church Choir',
  path: '/Music/ChurchChoir',
  date: null,
  excerpt: [
    { text: 'The ', is_match: false },
    { text: 'choir', is_match: true },
    { text: ' sings on Sabbath.', is_match: false },
  ],
  ...changes,
});

const HITS = [
  hit({}),
  hit({ kind: 'sermon', title: 'Sing', path: '/Sermons/4', date: '2026-11-14' }),
  hit({ kind: 'event', title: 'Choir visit', path: '/Events/7', date: '2026-11-28T14:30:00Z' }),
];
const respond = (data: readonly SearchHit[]) => ({ body: { success: true, data } });

it('shows what is found by kind, with its day and the words marked', async () => {
  const { container } = await openPage('/search?q=choir', { 'GET /v1/search': respond(HITS) });
  expect(await screen.findByText('3 results for “choir”')).toBeInTheDocument();
  const pages = within(screen.getByRole('region', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Church Choir' })).toHaveAttribute('href', '/Music/ChurchChoir');
  expect(container.querySelector('mark')).toHaveTextContent('choir');
  expect(screen.getByRole('region', { name: 'Sermons' })).toHaveTextContent('14 Nov');
  expect(screen.getByRole('region', { name: 'Events' })).toHaveTextContent('28 Nov');
  expect(screen.queryByRole('region', { name: 'Leaders' })).toBeNull();
});

it('opens the results of what is typed', async () => {
  const user = userEvent.setup();
  await openPage('/search', {
    'GET /v1/search': ({ params = {} }) =>
      respond(params['q'] === 'bread' ? [hit({ title: 'Deaconry' })] : []),
  });
  await user.type(await screen.findByRole('searchbox', { name: 'Search this site' }), 'bread{Enter}');
  expect(await screen.findByRole('link', { name: 'Deaconry' })).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('bread');
});

it('says that nothing was found, and where else to look', async () => {
  await openPage('/search?q=xylophone', { 'GET /v1/search': respond([]) });
  expect(await screen.findByText(/Nothing was found for “xylophone”/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sermons' })).toHaveAttribute('href', '/Sermons');
});

it('shows what a mistyped search means, and says so', async () => {
  await openPage('/search?q=chior', {
    'GET /v1/search': { body: { success: true, data: HITS, corrected: 'choir' } },
  });
  expect(await screen.findByText('Nothing was found for “chior”. 3 results for “choir”')).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('chior');
});

it('tries again after a failure', async () => {
  const user = userEvent.setup();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const responses = [broken];
  await openPage('/search?q=choir', { 'GET /v1/search': () => responses.shift() ?? respond(HITS) });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Choir visit' })).toBeInTheDocument();
});
