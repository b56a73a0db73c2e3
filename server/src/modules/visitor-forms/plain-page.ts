import { splitLanguage } from '@narthex/shared-contracts/languages';
import { t } from '@narthex/shared-contracts/translate';
import { escapeHtml } from '../../responses/escape-html';
import { translateMessage } from '../../responses/translate-message';

/** A page that needs nothing else: for people without JavaScript, when the site's own page can't be shown. */
export function plainPage(
  heading: string,
  sentences: readonly string[],
  back: string,
  form?: { readonly action: string; readonly label: string },
): string {
  const { language } = splitLanguage(back);
  const words = sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('');
  const button = form
    ? `<form method="post" action="${escapeHtml(form.action)}"><button>${escapeHtml(form.label)}</button></form>`
    : '';
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)}</title>
<link rel="icon" href="/shell/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/shell/plain-page.css"></head>
<body><main><h1>${escapeHtml(heading)}</h1>${words}${button}
<p><a href="${escapeHtml(back)}">${escapeHtml(translateMessage(t('Go back to the page'), language))}</a></p></main></body>
</html>
`;
}
