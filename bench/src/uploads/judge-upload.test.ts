import { judgeUpload } from './judge-upload';

it.each([
  [400, 459, true, '59 MB'],
  [400, 460, false, '60 MB'],
  [400, 390, true, '0 MB'],
])('at rest %i MB and at most %i MB: %s', (rest, peak, isMet, value) => {
  expect(judgeUpload({ rest, peak })).toMatchObject({ isMet, value });
});
