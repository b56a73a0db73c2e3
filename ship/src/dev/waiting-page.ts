import type { IncomingMessage, ServerResponse } from 'node:http';

/** Returns true if a request is for a page that its window shows, and can be sent again. */
export const isNavigation = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.accept?.includes('text/html') === true;

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** Responds with a page that says why the site isn't shown, and that asks for the site's page again. */
export function sendWaitingPage(response: ServerResponse, reason: string): void {
  response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="refresh" content="1">
<meta name="viewport" content="width=device-width">
<title>Waiting for the site</title>
<style>body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem }</style>
</head>
<body>
<h1>Waiting for the site</h1>
<p>${escapeHtml(reason)}</p>
<p role="status">If it restarts, there is nothing to do. This page comes by itself as soon as the site responds.</p>
</body>
</html>
`);
}
