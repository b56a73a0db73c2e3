import { PAGE_PREVIEW_KEY, type PagePreview } from '@narthex/shared-contracts/page-preview';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Announcement } from '@narthex/shared-contracts/schemas/announcements';
import { NOW, announcement as stored, event, sermon } from '../../testing/fixtures';
import { openPage } from '../../testing/open-page';
import { servePage } from '../../testing/serve-page';

// The event of these drafts hasn't begun at this time, so it still takes RSVPs.
beforeEach(() => jest.useFakeTimers({ now: new Date(NOW), advanceTimers: true }));

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const announcement = (changes: Partial<Announcement>) =>
  ({ ...stored, created_at: '2026-11-20T06:00:00.000Z', ...changes }) as Announcement;

function openDraft(draft: PagePreview) {
  sessionStorage.setItem(PAGE_PREVIEW_KEY, JSON.stringify(draft));
  return openPage('/Draft', {
    'GET /v1/announcements': {
      body: {
        success: true,
        data: [announcement({ id: 1, title: 'As it is stored' }), announcement({ id: 2 })],
      },
    },
    'GET /v1/page-content/music/church_choir': {
      body: { success: true, data: { fields: {}, links: [], version: 0 } },
    },
  });
}

const EMPTY = { content: '', image_url: null, translations: {}, untranslated: [] };

it.each<[string, PagePreview, string]>([
  ['an event', { kind: 'event', event: event({ id: 0, title: 'Choir retreat' }) }, 'Choir retreat'],
  [
    'a sermon',
    {
      kind: 'sermon',
      sermon: { ...sermon({ id: 0, title: 'Bread and salt' }), sermon_text: null, audio_note: null },
    },
    'Bread and salt',
  ],
  [
    'a page of a ministry',
    {
      kind: 'page',
      path: '/Music/ChurchChoir',
      category: 'music',
      page: 'church_choir',
      content: { fields: { hero_title: { ...EMPTY, title: 'Forty voices' } }, links: [], version: 0 },
    },
    'Forty voices',
  ],
])('shows %s on its real page, and says that nothing is saved', async (_, draft, title) => {
  await openDraft(draft);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByText(/nothing is saved yet/)).toBeInTheDocument();
});

it('sends nothing for a record that is not stored, and says so', async () => {
  const { requests } = await openDraft({ kind: 'event', event: event({ id: 0, title: 'Choir retreat' }) });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(await screen.findByRole('button', { name: 'I’m coming' }));
  expect(await screen.findByText(/nothing can be sent from it/)).toBeInTheDocument();
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('shows an announcement among the others, once', async () => {
  await openDraft({ kind: 'announcement', announcement: announcement({ id: 1, title: 'As it is typed' }) });
  expect(await screen.findByText('As it is typed')).toBeInTheDocument();
  expect(screen.queryByText('As it is stored')).not.toBeInTheDocument();
});

it.each(['', 'no JSON'])(
  'says where previews come from in a tab that no form opened (%j)',
  async (stored) => {
    if (stored) sessionStorage.setItem(PAGE_PREVIEW_KEY, stored);
    await openPage('/Draft', {});
    expect(await screen.findByText(/Open the form in your dashboard/)).toBeInTheDocument();
  },
);

it('comes from the server without anybody’s draft', async () => {
  const { html } = await servePage('/Draft', {});
  expect(html).not.toContain('nothing is saved yet');
});
