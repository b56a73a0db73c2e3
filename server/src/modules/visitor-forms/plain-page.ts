import { escapeMarkup } from '../escape-markup';

/** A page that needs nothing else: for people without JavaScript, when the site's own page can't be shown. */
export function plainPage(
  heading: string,
  sentences: readonly string[],
  back: string,
  form?: { readonly action: string; readonly label: string },
): string {
  const words = sentences.map((sentence) => `<p>${escapeMarkup(sentence)}</p>`).join('');
  const button = form
    ? `<form method="post" action="${escapeMarkup(form.action)}"><button>${escapeMarkup(form.label)}</button></form>`
    : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(heading)}</title>
<link rel="icon" href="/shell/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/shell/plain-page.css"></head>
<body><main><h1>${escapeMarkup(heading)}</h1>${words}${button}
<p><a href="${escapeMarkup(back)}">Go back to the page</a></p></main></body>
</html>
`;
}
