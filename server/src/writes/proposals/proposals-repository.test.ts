import { withTestDatabase } from '../../../test/database';
import { proposals } from '../../database/schema/writes';
import { readRejectedProposals } from './proposals-repository';

const BATCH = 100;
/** No test needs more queries, so an endless loop fails. */
const MAX_QUERIES = 5;
const AFTER = new Date('2026-01-10T00:00:00Z');
const BEFORE = new Date('2026-01-12T00:00:00Z');
const BETWEEN = new Date('2026-01-11T00:00:00Z');

const database = withTestDatabase();
const db = () => database().db;

beforeEach(async () => {
  await db().delete(proposals);
  let queries = 0;
  const select = db().select.bind(db());
  jest.spyOn(db(), 'select').mockImplementation(((fields: never) => {
    if ((queries += 1) > MAX_QUERIES) throw new Error('It reads for ever.');
    return select(fields);
  }) as unknown as typeof select);
});
afterEach(() => jest.restoreAllMocks());

const rejected = (title: string, more: Partial<typeof proposals.$inferInsert> = {}) => ({
  endpoint: 'slides.update',
  params: { id: '7' },
  body: { title, content: 'Sent' },
  subject_type: 'slide',
  preview: { title, content: 'Shown' },
  author_label: 'Kevin Were',
  status: 'rejected' as const,
  decided_at: BETWEEN,
  ...more,
});
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Slide ${index + 1}`);

async function readBatches() {
  const batches: { body: unknown; preview: unknown }[][] = [];
  for await (const rows of readRejectedProposals(db(), { after: AFTER, before: BEFORE }))
    batches.push([...rows]);
  return batches;
}
const readTitles = async () =>
  (await readBatches()).map((rows) => rows.map(({ preview }) => (preview as { title: string }).title));

it('reads what was sent and what it would have become', async () => {
  await db()
    .insert(proposals)
    .values([rejected('One'), rejected('Gone', { body: null, preview: null })]);
  expect(await readBatches()).toEqual([
    [
      expect.objectContaining({
        body: { title: 'One', content: 'Sent' },
        preview: { title: 'One', content: 'Shown' },
      }),
      expect.objectContaining({ body: null, preview: null }),
    ],
  ]);
});

it('reads only what was rejected, within the span', async () => {
  await db()
    .insert(proposals)
    .values([
      rejected('Pending', { status: 'pending', decided_at: null }),
      rejected('Approved', { status: 'approved' }),
      rejected('At the beginning', { decided_at: AFTER }),
      rejected('At the end', { decided_at: BEFORE }),
      rejected('Too early', { decided_at: new Date(AFTER.getTime() - 1) }),
      rejected('Too late', { decided_at: new Date(BEFORE.getTime() + 1) }),
      rejected('First', { decided_at: new Date(AFTER.getTime() + 1) }),
      rejected('Last', { decided_at: new Date(BEFORE.getTime() - 1) }),
    ]);
  expect(await readTitles()).toEqual([['First', 'Last']]);
});

it.each([
  ['nothing', 0, []],
  ['a full batch alone', BATCH, [BATCH]],
  ['one more than a batch', BATCH + 1, [BATCH, 1]],
  ['several batches', 2 * BATCH + 3, [BATCH, BATCH, 3]],
])('reads each of them once, the oldest first and a hundred at a time: %s', async (_, count, sizes) => {
  const titles = numbered(count);
  if (count > 0)
    await db()
      .insert(proposals)
      .values(titles.map((title) => rejected(title)));
  const batches = await readTitles();
  expect(batches.map(({ length }) => length)).toEqual(sizes);
  expect(batches.flat()).toEqual(titles);
});
