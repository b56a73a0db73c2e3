import DOMPurify from 'dompurify';

/** HTML as the server would store it, for previews: what was typed as plain HTML hasn't been there yet. */
export const cleanHtml = (html: string | null | undefined): string =>
  DOMPurify.sanitize(html ?? '', { USE_PROFILES: { html: true } });
