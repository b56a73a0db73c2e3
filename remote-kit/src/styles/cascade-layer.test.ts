import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import { cascadeLayer, findLayer } from './cascade-layer';

const root = mkdtempSync(path.join(os.tmpdir(), 'narthex-layers-'));
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
write('team/package.json', '{ "name": "music-dashboard" }');
write('team/remote.json', '{}');
for (const [folder, name] of [
  ['team/node_modules/@narthex/shared-ui', '@narthex/shared-ui'],
  ['team/node_modules/@narthex/shared-panels', '@narthex/shared-panels'],
  ['team/node_modules/swiper', 'swiper'],
  ['site/shared-ui', '@narthex/shared-ui'],
  ['site/shell', '@narthex/shell'],
])
  write(`${folder}/package.json`, JSON.stringify({ name }));
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  ['team/src/pages/page.module.css', 'remote'],
  ['team/node_modules/@narthex/shared-ui/dist/actions/button.module.css', 'ui'],
  ['team/node_modules/@narthex/shared-ui/dist/styles/tokens.css', 'tokens'],
  ['team/node_modules/@narthex/shared-ui/dist/styles/reset.css', 'reset'],
  ['team/node_modules/@narthex/shared-panels/dist/events/event.module.css', 'panels'],
  ['team/node_modules/swiper/swiper.css', 'vendor'],
  ['site/shared-ui/src/styles/fonts.css', 'tokens'],
  ['site/shell/src/app/app.module.css', 'shell'],
  ['site/shell/src/styles/layers.css', null],
])('%s belongs to the layer %s', (file, layer) => {
  expect(findLayer(path.join(root, file))).toBe(layer);
});

it('wraps a stylesheet in its layer, imports left on top', async () => {
  const from = path.join(root, 'team/src/page.module.css');
  const { css } = await postcss([cascadeLayer()]).process('@import "a.css";\n.page { color: red }', { from });
  expect(css).toMatch(/^@import "a\.css";\s*@layer remote\s*\{\s*\.page \{ color: red \}\s*\}$/);
});
