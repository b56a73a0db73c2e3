import { withSmallApp } from '../../../test/build-small-app';

const app = withSmallApp([]);

it('runs every task, also when one of them fails', async () => {
  const done: string[] = [];
  app().housekeeping.add('first', async () => void done.push('first'));
  app().housekeeping.add('broken', () => Promise.reject(new Error('no')));
  app().housekeeping.add('last', async () => void done.push('last'));
  await app().jobs.run('housekeeping');
  expect(done).toEqual(['first', 'last']);
});
