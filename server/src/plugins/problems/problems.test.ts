import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { problemSchema } from '@narthex/shared-contracts';
import { withTestApp } from '../../../test/build-app';
import { DatabaseUnavailableError } from '../../database/database-errors';
import type { ModuleRoutes } from '../../modules/module-routes';
import { problem } from '../../problem-error';

const body = z.object({
  title: z.string({ error: 'Title is required' }),
  days: z.array(z.object({ name: z.string({ error: 'Name is required' }) })).default([]),
});

const faulty: ModuleRoutes = async (app) => {
  app.post('/api/v1/events', { schema: { body } }, async () => ({ success: true }));
  app.post('/api/v1/newsletter', { schema: { body } }, async () => ({ success: true }));
  app.get(
    '/api/v1/events/:id',
    { schema: { params: z.object({ id: z.coerce.number().int() }) } },
    async () => ({}),
  );
  app.get('/api/v1/events', async () => {
    throw problem('conflict', 'This event is full.');
  });
  app.get('/media/:key', async () => {
    throw problem('not_found', 'There is no such file.');
  });
  app.get('/api/v1/church-projects', async () => {
    throw problem('validation', 'Something is missing.');
  });
  app.get('/api/v1/leaders', async () => {
    throw new Error('relation "users" has a secret column');
  });
  app.get('/api/v1/homepage', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=86400').header('etag', '"kept"');
    throw new Error('the disk is full');
  });
  app.get('/api/v1/leaders/:id', async () => app.db.execute(sql`select ${'a\u0000b'}::text`));
  app.get('/api/v1/site', async () => {
    throw new Error('query failed', { cause: new DatabaseUnavailableError('no response.') });
  });
  app.get('/api/v1/sermons', { schema: { response: { 200: z.object({ title: z.string() }) } } }, async () => {
    const broken: { title: string } = JSON.parse('{"secret":1}');
    return broken;
  });
};

const app = withTestApp({ modules: [faulty] });
const JSON_TYPE = { 'content-type': 'application/json' };

it.each([
  ['a JSON text that breaks off', JSON_TYPE, '{"title":', 400, 'bad_request'],
  ['a body too large', JSON_TYPE, JSON.stringify({ title: 'x'.repeat(1_100_000) }), 413, 'too_large'],
  ['an unknown kind of content', { 'content-type': 'text/csv' }, 'a,b', 415, 'unsupported_media_type'],
])('responds to %s', async (_title, headers, payload, status, code) => {
  const response = await app().inject({ method: 'POST', url: '/api/v1/newsletter', headers, payload });
  expect(response.statusCode).toBe(status);
  expect(problemSchema.parse(response.json())).toMatchObject({ success: false, code });
});

it('names every field that is wrong, also inside of lists, and says the first as its message', async () => {
  const response = await app().inject({ method: 'POST', url: '/api/v1/newsletter', payload: { days: [{}] } });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    code: 'validation',
    message: 'Title is required',
    errors: { title: ['Title is required'], 'days.0.name': ['Name is required'] },
  });
});

it('treats a URL that cannot be right as one that does not exist', async () => {
  const response = await app().inject({ url: '/api/v1/events/abc' });
  expect(response.statusCode).toBe(404);
  expect(response.json().code).toBe('not_found');
});

it.each([
  ['/api/v1/events/%', 400, 'bad_request'],
  ['/api/v1/events/%C0%AF', 400, 'bad_request'],
  ['/api/v1/%E0%A4%A/events', 400, 'bad_request'],
  ['/Events/%ff', 400, 'bad_request'],
  [`/api/v1/events/${'1'.repeat(200)}`, 404, 'not_found'],
])('refuses %s, which the router can’t read, like any other URL', async (url, status, code) => {
  const response = await app().inject({ url });
  expect(response.statusCode).toBe(status);
  expect(problemSchema.parse(response.json())).toMatchObject({
    code,
    request_id: response.headers['x-request-id'],
  });
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(response.body).not.toContain(url);
});

it('has errors also where the whole input is refused', async () => {
  const response = await app().inject({ url: '/api/v1/church-projects' });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    message: 'Something is missing.',
    errors: { form: ['Something is missing.'] },
  });
});

it('hands on the message and the code of a refusal', async () => {
  const response = await app().inject({ url: '/api/v1/events' });
  expect(response.statusCode).toBe(409);
  expect(response.json()).toEqual({
    success: false,
    code: 'conflict',
    message: 'This event is full.',
    request_id: response.headers['x-request-id'],
  });
});

it.each(['/api/v1/leaders', '/api/v1/sermons'])(
  'says nothing about the inside when %s fails',
  async (url) => {
    const response = await app().inject({ url });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ code: 'internal', request_id: response.headers['x-request-id'] });
    expect(response.body).not.toContain('secret');
  },
);

it('responds with 503 while the database is away', async () => {
  const response = await app().inject({ url: '/api/v1/site' });
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ code: 'unavailable' });
  expect(response.headers['retry-after']).toBe('5');
});

describe('a request that changes something', () => {
  const send = (origin?: string) =>
    app().inject({
      method: 'POST',
      url: '/api/v1/newsletter',
      headers: { host: 'mwangaza.example', ...(origin !== undefined && { origin }) },
      payload: { title: 'A' },
    });

  it.each([
    'https://evil.example',
    'null',
    'https://mwangaza.example.evil.example',
    'https://mwangaza.example:444',
  ])('is refused when it comes from %s', async (origin) => {
    expect((await send(origin)).statusCode).toBe(403);
  });

  it('is accepted from the own site, and from clients that name no origin', async () => {
    expect((await send('https://mwangaza.example')).statusCode).toBe(200);
    expect((await send()).statusCode).toBe(200);
  });
});

it('lets caches ask again for what everyone may see', async () => {
  const response = await app().inject({ url: '/api/v1/events/1' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-cache');
});

it('lets nobody keep a failure, whatever the call had promised', async () => {
  const response = await app().inject({ url: '/api/v1/homepage' });
  expect(response.statusCode).toBe(500);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers).not.toHaveProperty('etag');
});

it('refuses a character that cannot be stored', async () => {
  const response = await app().inject({ url: '/api/v1/leaders/1' });
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toBe('This holds a character that can’t be stored.');
});

it.each([
  ['/media/none.mp3', 404, 'en', 'There is no such file.'],
  ['/media/none.mp3?language=sw', 404, 'sw', 'Hakuna faili kama hilo.'],
  ['/media/none.mp3', 404, 'sw', 'Hakuna faili kama hilo.', 'sw-KE,sw;q=0.9,en;q=0.8'],
  ['/%E0%A4%A', 400, 'en', 'The request could not be read.'],
])(
  'shows people who open %s a page with a way on, and programs JSON',
  async (url, status, language, text, preferred = 'en') => {
    const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': preferred };
    const page = await app().inject({ url, headers });
    expect(page.statusCode).toBe(status);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(page.body).toContain(`<html lang="${language}">`);
    expect(page.body).toContain(`<title>${text}</title>`);
    expect(page.body).toContain(language === 'sw' ? 'href="/sw"' : 'href="/"');
    const response = await app().inject({ url, headers: { accept: 'audio/*' } });
    expect(problemSchema.parse(response.json()).success).toBe(false);
  },
);
