import { configureApi } from '@narthex/shared-auth';
import { announcement, event, homeCalls, sermon } from '../testing/fixtures';
import { servePage } from '../testing/serve-page';

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
    expect(meta?.structuredData).toMatchObject([{ name: text, description: text, location: { name: text } }]);
  });

  it('is on the page of a sermon, in its description and in its structured data', async () => {
    const shown = sermon({ id: 4, title: text, description: text, speaker: text });
    const { meta, container } = await servePage('/Sermons/4', {
      ...homeCalls,
      'GET /v1/sermons/4': done(shown),
    });
    expect(container.textContent.split(text).length).toBeGreaterThan(2);
    expect(meta?.description).toContain(text);
    expect(meta?.structuredData).toMatchObject([{ name: text, description: text, author: { name: text } }]);
  });

  it('is in the announcements of the home page', async () => {
    const { container } = await servePage('/', {
      ...homeCalls,
      'GET /v1/announcements': done([{ ...announcement, title: text, content: text }]),
    });
    expect(container.textContent.split(text).length).toBeGreaterThan(2);
  });
});
