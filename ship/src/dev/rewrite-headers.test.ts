import { rewriteRequestHeaders, rewriteResponseHeaders } from './rewrite-headers';

const SITE = new URL('https://church.example');

it('takes the cookies of the live site over to plain HTTP, and sends them back by their names', () => {
  const { 'set-cookie': cookies } = rewriteResponseHeaders(
    {
      'set-cookie': [
        '__Host-narthex_browser=secret; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Strict',
        'XSRF-TOKEN=a; Path=/; Secure; Domain=church.example',
      ],
    },
    SITE,
  );
  expect(cookies).toEqual([
    'narthex-dev-host-narthex_browser=secret; Max-Age=60; Path=/; HttpOnly; SameSite=Strict',
    'XSRF-TOKEN=a; Path=/',
  ]);
  const sent = 'XSRF-TOKEN=a; narthex-dev-host-narthex_browser=secret';
  expect(rewriteRequestHeaders({ cookie: sent }, SITE, 'http://127.0.0.1:8080')).toMatchObject({
    cookie: 'XSRF-TOKEN=a; __Host-narthex_browser=secret',
  });
});
