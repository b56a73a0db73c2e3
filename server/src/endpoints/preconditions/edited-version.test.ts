import { eq } from 'drizzle-orm';
import { problemSchema } from '@narthex/shared-contracts';
import { withSmallApp } from '../../../test/build-small-app';
import { signIn } from '../../../test/sign-in';
import { slides } from '../../database/schema/homepage';
import { homepageRoutes } from '../../modules/homepage/routes';

const app = withSmallApp([homepageRoutes]);
const SLIDES = '/api/v1/homepage/slides';
let headers: Record<string, string> = {};
let id = 0;
const readTitle = async () => (await app().db.select().from(slides).where(eq(slides.id, id)))[0]?.title;
const getUrl = () => `${SLIDES}/${id}`;

beforeAll(async () => {
  ({ headers } = await signIn(app(), 'admin'));
});

/** Creates a slide of version 2. */
beforeEach(async () => {
  const payload = { title: 'Welcome', content: 'Come as you are.' };
  const { data } = (await app().inject({ method: 'POST', url: SLIDES, headers, payload })).json();
  id = data.id;
  await app().inject({ method: 'PUT', url: getUrl(), headers, payload });
});

describe('a change that depends on a version', () => {
  it.each([
    ['the version that is stored', { 'if-match': '"2"' }, {}, 200],
    ['it weakened, as by a proxy that compresses', { 'if-match': 'W/"2"' }, {}, 200],
    ['an older version', { 'if-match': '"1"' }, {}, 409],
    ['an older version, weakened', { 'if-match': 'W/"1"' }, {}, 409],
    ['a tag of no version', { 'if-match': '"abc"' }, {}, 400],
    ['a version without quotes', { 'if-match': '2' }, {}, 400],
    ['a version longer than any', { 'if-match': '"1234567890"' }, {}, 400],
    ['a list of versions', { 'if-match': '"1", "2"' }, {}, 400],
    ['any version', { 'if-match': '*' }, {}, 400],
    ['an empty tag', { 'if-match': '' }, {}, 400],
    ['a date', { 'if-unmodified-since': 'Sat, 29 Oct 1994 19:43:31 GMT' }, {}, 400],
    ['a date beside the version', { 'if-match': '"2"', 'if-unmodified-since': 'yesterday' }, {}, 200],
    ['there being none yet', { 'if-none-match': '*' }, {}, 400],
    ['another version than this', { 'if-match': '"2"', 'if-none-match': '"2"' }, {}, 400],
    ['the version in the body', {}, { version: 2 }, 200],
    ['the version in the body as text', {}, { version: '2' }, 200],
    ['an older version in the body', {}, { version: 1 }, 409],
    ['an older version in the body as text', {}, { version: '1' }, 409],
    ['text in the body', {}, { version: 'abc' }, 422],
    ['a fraction in the body', {}, { version: 1.5 }, 422],
    ['less than nothing in the body', {}, { version: -1 }, 422],
    ['null in the body', {}, { version: null }, 422],
    ['a list in the body', {}, { version: [2] }, 422],
    ['text in the body beside the version', { 'if-match': '"2"' }, { version: 'abc' }, 422],
    ['nothing', {}, {}, 200],
  ])('on %s: %o, body %o is responded to with %i', async (_what, conditions, extra, status) => {
    const payload = { title: 'Karibu', ...extra };
    const sent = { ...headers, ...conditions };
    const response = await app().inject({ method: 'PUT', url: getUrl(), headers: sent, payload });
    expect(response.statusCode).toBe(status);
    expect(await readTitle()).toBe(status === 200 ? 'Karibu' : 'Welcome');
  });

  it('is refused for a deletion as well', async () => {
    const conditions = { ...headers, 'if-match': '"abc"' };
    const response = await app().inject({ method: 'DELETE', url: getUrl(), headers: conditions });
    expect(response.statusCode).toBe(400);
    expect(await readTitle()).toBe('Welcome');
  });

  it('has the documented response where a deletion submits nothing', async () => {
    const conditions = { ...headers, 'if-match': '"1"' };
    const response = await app().inject({ method: 'DELETE', url: getUrl(), headers: conditions });
    expect(response.statusCode).toBe(409);
    expect(problemSchema.parse(response.json()).conflict).toMatchObject({
      current_version: 2,
      submitted: null,
    });
  });
});
