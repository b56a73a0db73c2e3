import { DOCUMENT_ELEMENT } from '@narthex/shared-contracts/page-document';
import type { MonolithBuild } from './build-monolith';

/** Returns the HTML of the monolith: an empty root, and early preloads of everything that the home page needs. */
export function monolithPage(build: MonolithBuild, registry: unknown): string {
  const at = (file: string) => build.publicPath + file;
  const head = [
    '<title>Monolith</title>',
    ...build.styles.map((file) => `<link rel="stylesheet" href="${at(file)}">`),
    ...build.scripts.map((file) => `<script src="${at(file)}" defer></script>`),
    ...build.pageScripts.map((file) => `<link rel="preload" as="script" href="${at(file)}">`),
    ...build.fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="${at(file)}" crossorigin="anonymous">`,
    ),
  ];
  const json = JSON.stringify({ microFrontends: registry }).replace(/</g, '\\u003c');
  const slots: Readonly<Record<string, string>> = {
    head: head.join(''),
    app: '',
    document: `<script type="application/json" id="${DOCUMENT_ELEMENT}">${json}</script>`,
  };
  return build.template.replace(/<!--narthex:(\w+)-->/g, (_, name: string) => slots[name] ?? '');
}
