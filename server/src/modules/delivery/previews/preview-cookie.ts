/** Of the browser's session; the shell deletes it when the preview is left. */
export { PREVIEW_COOKIE } from '@narthex/shared-contracts';

export const PREVIEW_SECRET = 'previews';
