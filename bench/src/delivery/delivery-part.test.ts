import { judgeDelivery } from './delivery-part';

const DELIVERY = {
  ...{ firstBuild: 30, secondBuild: 5, publish: 60, upload: 5, rollback: 1 },
  returned: { files: 2, whole: 1000, changed: 50 },
};

it('is met by what takes and costs exactly as much as it may', () => {
  expect(judgeDelivery(DELIVERY).map(({ isMet }) => isMet)).toEqual([true, true, true, true, true]);
});

it.each([
  [{ secondBuild: 5.01 }, 'A second build of one remote takes at most 5 s'],
  [{ publish: 60.01 }, 'From the command until it is live takes at most 60 s'],
  [{ upload: 5.01 }, 'From the upload until it is live takes at most 5 s'],
  [{ rollback: 1.01 }, 'A rollback is served after at most 1 s'],
  [
    { returned: { files: 2, whole: 1000, changed: 51 } },
    'Who returns after a release gets at most 5 per cent of the bytes of its files',
  ],
])('is broken by %j', (worse, sentence) => {
  const broken = judgeDelivery({ ...DELIVERY, ...worse }).filter(({ isMet }) => !isMet);
  expect(broken.map((judgement) => judgement.sentence)).toEqual([sentence]);
});
