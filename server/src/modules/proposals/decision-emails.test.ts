import type { Language } from '@narthex/shared-contracts/languages';
import { signIn, withTestApp } from '../../../test/build-app';
import { createSlide } from '../../../test/content-factories';
import { linkIn, readMailbox } from '../../../test/mail/visitors';

const app = withTestApp();

async function propose(language: Language = 'en') {
  const { user, headers } = await signIn(app(), 'music leader', { language });
  const slide = await createSlide(app());
  const response = await app().inject({
    method: 'PUT',
    url: `/api/v1/homepage/slides/${slide.id}`,
    headers,
    payload: { title: 'Concert' },
  });
  return { email: user.email, id: response.json().data.proposal_id as number };
}

async function decide(method: 'PUT' | 'DELETE', path: string, payload: object = {}, language = 'en') {
  const { headers } = await signIn(app(), 'admin');
  return app().inject({
    method,
    url: `/api/v1/admin/content/${path}`,
    headers: { ...headers, 'accept-language': language },
    payload,
  });
}

it('tells the author that their change was approved', async () => {
  const { email, id } = await propose();
  expect((await decide('PUT', `${id}/approve`)).statusCode).toBe(200);
  expect(await readMailbox(app(), email)).toMatchObject([{ subject: 'Approved: Concert' }]);
});

it('tells the author why their change was rejected', async () => {
  const { email, id } = await propose();
  expect((await decide('DELETE', `${id}/reject`, { reason: 'The date is <wrong>.' })).statusCode).toBe(200);
  const [message] = await readMailbox(app(), email);
  expect(message?.subject).toBe('Not approved: Concert');
  expect(message?.text).toContain('> The date is <wrong>.');
});

it('tells the author in the language of their account', async () => {
  const { email, id } = await propose('sw');
  await decide('PUT', `${id}/approve`);
  const [message] = await readMailbox(app(), email);
  expect(message?.subject).toBe('Imeidhinishwa: Concert');
  expect(linkIn(message, '/sw')).toBe('/sw/department-dashboard');
});

it('tells who decides second what the first one decided, in their language', async () => {
  const { id } = await propose();
  await decide('PUT', `${id}/approve`);
  const second = await decide('DELETE', `${id}/reject`, { reason: 'Too long.' }, 'sw');
  expect(second.statusCode).toBe(409);
  expect(second.json().message).toBe('Hili limeshaidhinishwa.');
});

it('names what has no title of its own in the language of the author', async () => {
  const { user, headers } = await signIn(app(), 'music leader', { language: 'sw' });
  const response = await app().inject({
    method: 'POST',
    url: '/api/v1/calendar/events',
    headers,
    payload: { date: '2027-01-16', divine_service_topic: 'Hope' },
  });
  expect(response.statusCode).toBe(202);
  const own = await app().inject({
    url: '/api/v1/proposals/mine',
    headers: { ...headers, 'accept-language': 'sw' },
  });
  expect(own.json().data[0].title).toBe('Ratiba ya 2027-01-16');
  await decide('PUT', `${response.json().data.proposal_id as number}/approve`);
  const [message] = await readMailbox(app(), user.email);
  expect(message?.subject).toBe('Imeidhinishwa: Ratiba ya 2027-01-16');
});
