/** The cookie lasts for the browser's session; the shell deletes it when the preview is closed. */
export { PREVIEW_COOKIE } from '@narthex/shared-contracts';

export const PREVIEW_SECRET = 'previews';
