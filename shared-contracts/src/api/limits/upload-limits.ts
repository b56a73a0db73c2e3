const MB = 1024 * 1024;

/** Pictures, documents and everything that has no limit of its own: what a phone takes or an office writes fits. */
export const MAX_FILE_BYTES = 5 * MB;

/** A recorded service, uncompressed. */
export const MAX_AUDIO_BYTES = 500 * MB;

/** A filmed service. No request is larger than this. */
export const MAX_VIDEO_BYTES = 1024 * MB;

/** A short video of a phone, or a picture in full size. */
export const MAX_GALLERY_FILE_BYTES = 200 * MB;

/** A list of members to import: more than the largest campus church has. */
export const MAX_IMPORT_BYTES = 2 * MB;
export const MAX_IMPORT_ROWS = 5000;
