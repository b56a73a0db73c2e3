import { fillNames } from './fill-names';
import { PAGES } from './pages/index';
import { broken, event, homeCalls, site } from './testing/fixtures';
import { servePage as serve, hydratePage } from './testing/serve-page';

afterEach(() => document.body.replaceChildren());

describe('a page from the server', () => {
  it('holds every section of the home page', async () => {
    const { page, html, meta } = await serve('/');
    expect(meta).toMatchObject({ title: 'Kilima', canonical: '/', chunks: ['home-page'] });
    for (const name of [
      /^Kilima:/,
      'Come in',
      'Communion Sabbath',
      'Coming up',
      'Free clinic',
      'Recent Prayers',
    ]) {
      expect(page.getByRole('heading', { name })).toBeInTheDocument();
    }
    for (const name of ['Worship with us', 'Find us', 'Juma Otieno', 'News by email']) {
      expect(page.getByRole('heading', { name })).toBeInTheDocument();
    }
    expect(page.getByText('Sat 28 Nov')).toBeInTheDocument();
    expect(html).not.toContain('<!--$?-->');
  });

  it.each([
    ['filled', homeCalls],
    ['with every call refused', Object.fromEntries(Object.keys(homeCalls).map((call) => [call, broken]))],
  ])('is hydrated by the browser without an error, %s', async (_, calls) => {
    const { state, container } = await serve('/', calls);
    expect(await hydratePage(container, state, '/')).toEqual([]);
  });

  it('shows the fall-backs when every call is refused', async () => {
    const { page } = await serve(
      '/',
      Object.fromEntries(Object.keys(homeCalls).map((call) => [call, broken])),
    );
    expect(page.getByText('Failed to load events')).toBeInTheDocument();
    expect(page.getByText('Failed to load leadership information')).toBeInTheDocument();
    expect(page.getByRole('heading', { name: 'Communication Sabbath' })).toBeInTheDocument();
    expect(page.getAllByRole('group', { name: /of 6$/ })).toHaveLength(6);
  });

  it('shows a refused plain post again, with what was typed and why', async () => {
    const { page } = await serve('/', homeCalls, {
      form: 'prayer',
      values: { requester_name: '', prayer_request: 'For my exam', category: 'guidance', is_urgent: 'on' },
      errors: { requester_name: ['Your name is required'] },
    });
    expect(page.getByText('Your name is required')).toBeInTheDocument();
    expect(page.getByRole('form', { name: 'Prayer request' })).toHaveFormValues({
      prayer_request: 'For my exam',
      category: 'guidance',
      is_urgent: true,
      is_public: false,
    });
    expect(page.getByRole('button', { name: 'Send prayer request' })).toBeEnabled();
  });

  it.each(['/', '/PrayerDepartment', '/Events/1'])(
    '%s has forms that come back to where they stand',
    async (path) => {
      const { container } = await serve(path, {
        ...homeCalls,
        'GET /v1/events/1': { body: { success: true, data: event() } },
      });
      const forms = [...container.querySelectorAll<HTMLFormElement>('form[method="post"]')];
      expect(forms).not.toHaveLength(0);
      for (const form of forms) {
        const { hash } = new URL(form.getAttribute('action') ?? '', 'http://site');
        expect(container.querySelector(hash || 'nothing')).toContainElement(form);
      }
    },
  );

  it('thanks after a plain post that was stored', async () => {
    const { page } = await serve('/?sent=newsletter');
    expect(page.getByText('Thank you for subscribing!')).toBeInTheDocument();
  });

  it('lists the first slide’s picture for early fetching', async () => {
    const image_url = '/media/choir-1600x900-1a2b3c4d-343955';
    const { meta } = await serve('/', {
      ...homeCalls,
      'GET /v1/homepage': {
        body: {
          status: 'success',
          data: {
            slides: [
              {
                id: 1,
                title: 'Sing',
                content: '',
                image_url,
                cta_text: null,
                cta_link: null,
                is_active: true,
              },
            ],
            contents: {},
          },
        },
      },
    });
    expect(meta?.preloadImages?.[0]).toMatchObject({
      href: `${image_url}/960.avif`,
      type: 'image/avif',
      srcSet: expect.stringContaining(`${image_url}/320.avif 320w`),
    });
  });

  /** The built-in headings of these pages differ from their titles. */
  const HEADINGS: Readonly<Partial<Record<string, string>>> = {
    '/new-here': 'Your first visit to Kilima',
    '/AboutKilima': 'Welcome to Kilima',
    '/Aboutsda': 'The Seventh-day Adventist Church',
    '/Pastormessage': 'From the chaplain’s desk',
    '/Eldermessage': 'A word from the first elder',
  };

  it.each(
    PAGES.filter(({ path }) => !path.includes(':')).map((page) => [
      fillNames(page.path, site),
      fillNames(page.title, site),
    ]),
  )('%s is there when nothing responds, and is hydrated', async (path, title) => {
    const { page, meta, state, container } = await serve(path, {
      'GET /v1/site': homeCalls['GET /v1/site'] ?? {},
    });
    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(HEADINGS[path] ?? title);
    expect(meta?.title).toBe(title);
    expect(await hydratePage(container, state, path)).toEqual([]);
  });

  it.each(['/aboutsda', '/PrayerDepartment?page=2'])('%s is hydrated as it was typed', async (path) => {
    const { state, container } = await serve(path);
    expect(await hydratePage(container, state, path)).toEqual([]);
  });

  it('gives an unknown URL a 404 and ways on', async () => {
    const { page, meta } = await serve('/Nowhere');
    expect(meta).toMatchObject({ status: 404 });
    expect(page.getByRole('heading', { level: 1, name: "This door doesn't exist" })).toBeInTheDocument();
    expect(page.getByRole('link', { name: /^Home/ })).toHaveAttribute('href', '/');
  });
});
