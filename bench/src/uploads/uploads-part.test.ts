import { judgeUploads } from './uploads-part';

it.each([
  [[459, 459, 459], true, '59 MB'],
  [[460, 401, 470], false, '60 MB'],
  [[390, 480, 395], true, '0 MB'],
])('at rest 400 MB and at most %j MB: %s', (peaks, isMet, value) => {
  expect(judgeUploads(peaks.map((peak) => ({ rest: 400, peak })))).toMatchObject({ isMet, value });
});
