import { expect, test, type APIRequestContext } from '@playwright/test';
import { ALIASES } from '../../support/public-urls';

type Thing = Readonly<Record<string, unknown>>;

/** Returns the JSON-LD objects of a page from its HTML alone, as search engines read it. */
async function structuredData(request: APIRequestContext, url: string): Promise<Thing[]> {
  const html = await (await request.get(url)).text();
  return [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
}

const ofType = (things: readonly Thing[], type: string) =>
  things.find((thing) => [thing['@type']].flat().includes(type)) ?? {};

test('every URL of the sitemap is a page of that very URL', async ({ request, baseURL }) => {
  test.setTimeout(180_000);
  const listed = async () => {
    const map = await (await request.get('/sitemap.xml')).text();
    return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  };
  const urls = await listed();
  expect(urls.length).toBeGreaterThan(40);
  for (const pathname of urls) {
    const response = await request.get(pathname, { maxRedirects: 0 });
    // Another test may have deleted its event since.
    if (response.status() === 404 && !(await listed()).includes(pathname)) continue;
    expect(response.status(), pathname).toBe(200);
    expect(await response.text(), pathname).toContain(`<link rel="canonical" href="${baseURL}${pathname}"`);
  }
});

test('whatever case and shape a path is typed in, the page names the one it is', async ({
  request,
  baseURL,
}) => {
  for (const [typed, written] of [
    ['/books', '/Books'],
    ['/aboutmwangaza/', '/AboutMwangaza'],
    ['/MUSIC/dcm', '/Music/DCM'],
    ['/events/1', '/Events/1'],
    ['/SABBATHCALENDAR', '/COE'],
    ...ALIASES,
    ['/Members-Portal', '/members'],
  ] as const) {
    const response = await request.get(typed, { maxRedirects: 0 });
    expect(response.status(), typed).toBe(200);
    expect(await response.text(), typed).toContain(`<link rel="canonical" href="${baseURL}${written}"`);
  }
  for (const missing of ['/no/such/page', '/Events/999999']) {
    expect(await (await request.get(missing)).text()).not.toContain('rel="canonical"');
  }
});

test('robots find the site map and keep out of what is not for them', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  for (const area of ['/admin', '/api/']) expect(robots).toContain(`Disallow: ${area}`);
});

test('the home page says which church it is', async ({ request, baseURL }) => {
  const church = ofType(await structuredData(request, '/'), 'Church');
  expect(church).toMatchObject({ '@context': 'https://schema.org', name: 'Mwangaza' });
  expect(String(church['url'])).toContain(baseURL ?? '');
  expect(church['address']).toBeTruthy();
});

test('an event says when and where it is, with its zone', async ({ request, baseURL }) => {
  const { data } = await (await request.get('/api/v1/events?upcoming=true&limit=20')).json();
  const { id, title, location, start_datetime } = data.find(
    (event: { location: string | null }) => event.location !== null,
  );
  const event = ofType(await structuredData(request, `/Events/${id}`), 'Event');
  expect(event).toMatchObject({ name: title, url: `${baseURL}/Events/${id}` });
  expect(String(event['startDate'])).toMatch(/\+03:00$/);
  expect(new Date(String(event['startDate'])).getTime()).toBe(new Date(start_datetime).getTime());
  expect(JSON.stringify(event['location'])).toContain(location);
});

test('a shared page brings a title, a sentence and a picture that can be fetched', async ({
  page,
  request,
}) => {
  for (const url of ['/', '/COE', '/Health', '/Events']) {
    await page.goto(url);
    const property = (name: string) =>
      page.locator(`meta[property="og:${name}"]`).first().getAttribute('content');
    expect(await property('title'), url).toBeTruthy();
    expect(await property('description'), url).toBeTruthy();
    const picture = await request.get((await property('image')) ?? '');
    expect(picture.status(), url).toBe(200);
    expect(picture.headers()['content-type'], url).toBe('image/jpeg');
  }
});

test('the manifest names icons that exist', async ({ request }) => {
  const { name, icons, start_url } = await (await request.get('/manifest.webmanifest')).json();
  expect(name).toContain('Mwangaza');
  expect((await request.get(start_url)).status()).toBe(200);
  expect(icons.length).toBeGreaterThan(1);
  for (const { src, type } of icons) {
    const icon = await request.get(src);
    expect(icon.status()).toBe(200);
    expect(icon.headers()['content-type']).toContain(type);
  }
});
