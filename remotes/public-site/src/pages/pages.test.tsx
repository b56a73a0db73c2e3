import { configureApi } from '@narthex/shared-auth';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcement, event, homeCalls, sermon, broken } from '../testing/fixtures';
import { openPage } from '../testing/open-page';
import { servePage } from '../testing/serve-page';

describe('plain texts', () => {
  const done = (data: unknown) => ({ body: { success: true, data } });

  beforeAll(() => configureApi({ host: '' }));
  afterEach(() => document.body.replaceChildren());

  describe.each([
    'RSVP to <office@x.org> or <https://zoom.us/j/1>',
    'a<b, x < y; c>d',
    'Bread & <b>wine</b> &amp; &lt;tea&gt;',
  ])('the plain text %s', (text) => {
    it('is on the page of an event, in its description and in its structured data', async () => {
      const shown = event({ id: 12, title: text, description: text, location: text, additional_info: text });
      const { meta, container } = await servePage('/Events/12', {
        ...homeCalls,
        'GET /v1/events/12': done(shown),
      });
      expect(container.textContent.split(text).length).toBeGreaterThan(3);
      expect(meta?.description).toContain(text);
      expect(meta?.structuredData).toMatchObject([
        { name: text, description: text, location: { name: text } },
        { itemListElement: [{ name: 'Events' }, { name: text }] },
      ]);
    });

    it('is on the page of a sermon, in its description and in its structured data', async () => {
      const shown = sermon({ id: 4, title: text, description: text, speaker: text });
      const { meta, container } = await servePage('/Sermons/4', {
        ...homeCalls,
        'GET /v1/sermons/4': done(shown),
      });
      expect(container.textContent.split(text).length).toBeGreaterThan(2);
      expect(meta?.description).toContain(text);
      expect(meta?.structuredData).toMatchObject([
        { name: text, description: text, author: { name: text } },
        { itemListElement: [{ name: 'Sermons' }, { name: text }] },
      ]);
    });

    it('is in the announcements of the home page', async () => {
      const { container } = await servePage('/', {
        ...homeCalls,
        'GET /v1/announcements': done([{ ...announcement, title: text, content: text }]),
      });
      expect(container.textContent.split(text).length).toBeGreaterThan(2);
    });
  });
});

it.each([
  ['/Announcements', 'GET /v1/announcements', 'Failed to load announcements'],
  ['/Sermons', 'GET /v1/sermons', 'Failed to load sermons'],
  ['/Sermons/1', 'GET /v1/sermons/1', 'Failed to load this sermon'],
  ['/COE', 'GET /v1/calendar', 'Failed to load the calendar'],
  ['/', 'GET /v1/events', 'Failed to load events'],
  ['/Events', 'GET /v1/events', 'Failed to load events'],
  ['/Events/1', 'GET /v1/events/1', 'Failed to load this event'],
  ['/Music/ChurchChoir', 'GET /v1/songs/church_choir', 'The songs could not be loaded.'],
  ['/PrayerDepartment', 'GET /v1/prayer-requests/public', 'No prayer requests to display at this time.'],
])('%s shows that it tries again, in the button that was pressed', async (path, call, failure) => {
  const content = 'GET /v1/page-content/ministries';
  await openPage(path, {
    [call]: broken,
    [`${content}/church_choir`]: broken,
    [`${content}/prayer_department`]: broken,
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(again).not.toHaveAttribute('aria-disabled');
  configureApi({ transport: () => new Promise(() => undefined) });
  await userEvent.setup().click(again);
  await act(async () => undefined);
  expect(screen.getByText(failure)).toBeInTheDocument();
  expect(again).toHaveFocus();
  expect(again).toHaveAttribute('aria-disabled', 'true');
});

it.each([
  ['/', 'A home church for the years you are here'],
  ['/Aboutsda', 'Global Impact'],
  ['/Personalministries', 'A family of your own'],
  ['/tithes-offerings', 'Where it goes'],
])('%s shows no built-in text until it is known that nothing is stored', async (path, builtIn) => {
  let respond = () => {};
  const responded = new Promise<void>((resolve) => (respond = resolve));
  await openPage(path, {});
  configureApi({
    transport: async () => {
      await responded;
      return { status: 500, body: {} };
    },
  });
  await act(async () => undefined);
  expect(screen.queryAllByText(builtIn)).toEqual([]);
  respond();
  expect(await screen.findAllByText(builtIn)).not.toEqual([]);
});
