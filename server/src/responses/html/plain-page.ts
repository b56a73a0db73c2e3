import { splitLanguage, type Language } from '@narthex/shared-contracts/languages';
import { t } from '@narthex/shared-contracts/translate';
import { escapeHtml } from './escape-html';
import { translateMessage } from '../translate-message';

export interface PlainPageForm {
  /** Is shown in bold before the text, such as the address that the form is about. */
  readonly subject?: string | undefined;
  readonly action: string;
  readonly label: string;
  /** Is the label of a field for the current password; without it, the form only has a button. */
  readonly passwordLabel?: string | undefined;
  /** Is sent with the form, unseen. */
  readonly fields?: Readonly<Record<string, unknown>> | undefined;
}

interface PlainPageLink {
  readonly path: string;
  /** Names the page in the language of this one. Without it, the link leads back to where the person was. */
  readonly label?: string;
}

interface PlainDocument {
  readonly language: Language;
  readonly title: string;
  /** Is HTML; whoever writes it has escaped its texts. */
  readonly body: string;
}

/** Writes a page without scripts and other files than one stylesheet. */
export const plainDocument = ({ language, title, body }: PlainDocument): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/shell/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/shell/plain-page.css"></head>
<body><main>${body}</main></body>
</html>
`;

const passwordField = ({ passwordLabel }: PlainPageForm) =>
  passwordLabel
    ? `<p><label>${escapeHtml(passwordLabel)}<br><input type="password" name="current_password" autocomplete="current-password" required></label></p>`
    : '';

const hiddenFields = ({ fields = {} }: PlainPageForm) =>
  Object.entries(fields)
    .flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)] as const))
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');

/** Writes a plain page for people without JavaScript if the site's own page can't be shown. */
export function plainPage(
  heading: string,
  sentences: readonly string[],
  link: PlainPageLink,
  form?: PlainPageForm,
): string {
  const { language } = splitLanguage(link.path);
  const words = sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('');
  const button = form
    ? `<form method="post" action="${escapeHtml(form.action)}">${hiddenFields(form)}${passwordField(form)}<button>${escapeHtml(form.label)}</button></form>`
    : '';
  const subject = form?.subject ? `<p><b>${escapeHtml(form.subject)}</b></p>` : '';
  const label = link.label ?? translateMessage(t('Go back to the page'), language);
  return plainDocument({
    language,
    title: heading,
    body: `<h1>${escapeHtml(heading)}</h1>${subject}${words}${button}
<p><a href="${escapeHtml(link.path)}">${escapeHtml(label)}</a></p>`,
  });
}
