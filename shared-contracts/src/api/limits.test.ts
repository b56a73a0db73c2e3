import { LIMITS } from './limits';

it.each([
  ['a file of no other kind', LIMITS.filePickerDefault, 5_242_880],
  ['audio', LIMITS.audioFile, 524_288_000],
  ['a video', LIMITS.videoFile, 1_073_741_824],
  ['a file of the gallery', LIMITS.galleryFile, 209_715_200],
  ['a list of members to import', LIMITS.importFile, 2_097_152],
])('%s may have %i bytes', (_, limit, bytes) => {
  expect(limit).toBe(bytes);
});
