import { judgeDelivery } from './delivery-part';

const SECONDS = { firstBuild: 30, secondBuild: 5, publish: 60, upload: 5, rollback: 1 };

it('is met by what takes exactly as long as it may', () => {
  expect(judgeDelivery(SECONDS).map(({ isMet }) => isMet)).toEqual([true, true, true, true]);
});

it.each([
  [{ secondBuild: 5.01 }, 'A second build of one remote takes at most 5 s'],
  [{ publish: 60.01 }, 'From the command until it is live takes at most 60 s'],
  [{ upload: 5.01 }, 'From the upload until it is live takes at most 5 s'],
  [{ rollback: 1.01 }, 'A rollback is served after at most 1 s'],
])('is broken by %j', (slow, sentence) => {
  const broken = judgeDelivery({ ...SECONDS, ...slow }).filter(({ isMet }) => !isMet);
  expect(broken.map((judgement) => judgement.sentence)).toEqual([sentence]);
});
