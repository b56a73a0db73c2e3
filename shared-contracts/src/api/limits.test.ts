import {
  MAX_AUDIO_BYTES,
  MAX_FILE_BYTES,
  MAX_GALLERY_FILE_BYTES,
  MAX_IMPORT_BYTES,
  MAX_VIDEO_BYTES,
} from './limits';

it.each([
  ['a file of no other kind', MAX_FILE_BYTES, 5_242_880],
  ['audio', MAX_AUDIO_BYTES, 524_288_000],
  ['a video', MAX_VIDEO_BYTES, 1_073_741_824],
  ['a file of the gallery', MAX_GALLERY_FILE_BYTES, 209_715_200],
  ['a list of members to import', MAX_IMPORT_BYTES, 2_097_152],
])('%s may have %i bytes', (_, limit, bytes) => {
  expect(limit).toBe(bytes);
});
