import { withTestApp } from '../../../test/build-app';
import { rateLimits } from '../../database/schema/auth';

const app = withTestApp({ config: { rateLimits: 'off' }, modules: [] });

it('forgets counts that have run out, though requests are not limited', async () => {
  const endsIn = (ms: number) => new Date(Date.now() + ms);
  const hits = 1;
  await app()
    .db.insert(rateLimits)
    .values([
      { key: 'mail over', hits, window_ends_at: endsIn(-1000) },
      { key: 'mail open', hits, window_ends_at: endsIn(60_000) },
    ]);
  await app().housekeeping.run();
  expect((await app().db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['mail open']);
});
