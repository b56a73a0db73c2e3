import { withTestApp } from '../../../test/build-app';

const app = withTestApp();
const share = (query: Record<string, string>) =>
  app().inject({ url: '/share/whatsapp', query, headers: { host: 'church.example' } });

it('names the page with its whole URL', async () => {
  const response = await share({ path: '/Events/12', text: 'Vespers & song' });
  expect(response.statusCode).toBe(302);
  const target = new URL(String(response.headers.location));
  expect(target.origin).toBe('https://wa.me');
  expect(target.searchParams.get('text')).toBe('Vespers & song\nhttp://church.example/Events/12');
});

it('names the place on a page, too', async () => {
  const response = await share({ path: '/Announcements#announcement-3' });
  expect(new URL(String(response.headers.location)).searchParams.get('text')).toBe(
    'http://church.example/Announcements#announcement-3',
  );
});

it('passes on pages of this site only', async () => {
  const response = await share({ path: '//elsewhere.example/x' });
  expect(new URL(String(response.headers.location)).searchParams.get('text')).toBe('http://church.example/');
  expect((await app().inject('/share/whatsapp')).statusCode).toBe(422);
});
