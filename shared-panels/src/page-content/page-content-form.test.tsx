import { PAGE_PREVIEW_KEY } from '@narthex/shared-contracts/page-preview';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import { fakeSite, fakeTextLayout } from '../testing';
import PageContentPanel from './page-content-panel';

const PAGE = 'GET /v1/page-content/music/church_choir';
const practice = { subject: 'Choir practice, Sunday', part: 'time', text: '2:00 PM' };
const FACTS = [
  { ...practice, name: 'service:choir-practice.time' },
  { ...practice, name: 'service:choir-practice-sunday.time' },
  { ...practice, name: 'service:choir-practice-sunday.place', part: 'place', text: 'Music Room' },
  { name: 'count:members', subject: 'Members', part: 'count', text: '212' },
];
const facts = { body: { success: true, data: { facts: FACTS, missing: 'please ask us' } } };

beforeAll(fakeTextLayout);
beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function open(content: string, calls: FakeCalls = {}) {
  const user = userEvent.setup();
  const fields = { introduction: { title: 'Who we are', content, image_url: null } };
  renderApp(<PageContentPanel scope={{ kind: 'church' }} />, {
    role: 'leader',
    department: 'communication',
    path: '/?category=music&page=church_choir',
    calls: {
      'GET /v1/site': fakeSite,
      'GET /v1/facts': facts,
      [PAGE]: { body: { success: true, data: { fields, links: [], version: 5 } } },
      ...calls,
    },
  });
  await user.click(await screen.findByText('Introduction'));
  const field = within(screen.getByRole('group', { name: /Introduction/ }));
  await field.findByRole('textbox', { name: 'Content' });
  return { user, field };
}

it('inserts the name of a fact at the cursor, by its subject, and shows its text in the preview', async () => {
  const narrow = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(narrow(media), { matches: media.includes('min-width') }));
  const { user, field } = await open('<p>At </p>');
  await user.click(field.getByText('Insert a fact'));
  await user.selectOptions(await field.findByLabelText('About'), 'Choir practice, Sunday');
  const parts = within(field.getByRole('group', { name: 'Choir practice, Sunday' }));
  expect(parts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Time: 2:00 PM',
    'Place: Music Room',
  ]);
  await user.click(parts.getByRole('button', { name: 'Time: 2:00 PM' }));
  expect(field.getByRole('textbox', { name: 'Content' })).toHaveTextContent(
    '{{service:choir-practice-sunday.time}}',
  );
  const preview = screen.getByRole('complementary', { name: 'The page' });
  expect(await within(preview).findByText(/2:00 PM/)).toBeInTheDocument();
  expect(preview).not.toHaveTextContent('{{');
});

it('shows the text of a fact on the page that a preview opens', async () => {
  let left = '';
  jest.spyOn(window, 'open').mockImplementation(() => {
    left = sessionStorage.getItem(PAGE_PREVIEW_KEY) ?? '';
    return window;
  });
  const { user } = await open('<p>At {{service:choir-practice.time}}, {{service:gone.time}}</p>');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await waitFor(() => expect(left).toContain('At 2:00 PM, please ask us'));
});

it('warns of a fact that is not there any more, and says what visitors read', async () => {
  await open('<p>At {{service:morning-watch.time}}, {{count:members}} of us</p>');
  const warning = await screen.findByText(/Not found any more/);
  expect(warning).toHaveTextContent('{{service:morning-watch.time}}');
  expect(warning).toHaveTextContent('please ask us');
  expect(warning).not.toHaveTextContent('count:members');
});

it('says nothing of facts where a text names none', async () => {
  await open('<p>Forty voices</p>', { 'GET /v1/facts': { networkError: true } });
  expect(screen.queryByText(/Not found any more/)).not.toBeInTheDocument();
});

it('offers another try where the facts did not come', async () => {
  let failures = 1;
  const { user, field } = await open('', {
    'GET /v1/facts': () => (failures-- > 0 ? { networkError: true } : facts),
  });
  await user.click(field.getByText('Insert a fact'));
  await user.click(await field.findByRole('button', { name: 'Try again' }));
  expect(await field.findByLabelText('About')).toBeInTheDocument();
});
