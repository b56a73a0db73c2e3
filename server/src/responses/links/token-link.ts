import { SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';

/** Returns the URL behind a link in an email, whose page is shown in the language of the email. */
export function tokenLink(path: string, token: string, language: Language = SOURCE_LANGUAGE): string {
  const query = new URLSearchParams({ token });
  if (language !== SOURCE_LANGUAGE) query.set('language', language);
  return `${path}?${query}`;
}
