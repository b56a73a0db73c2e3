import path from 'node:path';
import { AtRule, type PluginCreator } from 'postcss';
import { ROOT } from './source-version';

const GLOBAL_STYLES: Readonly<Record<string, string>> = {
  'shared-ui/src/styles/tokens.css': 'tokens',
  'shared-ui/src/styles/fonts.css': 'tokens',
  'shared-ui/src/styles/reset.css': 'reset',
};

/** Which cascade layer a stylesheet belongs to; the order is declared once, in the shell's layers.css. */
function getLayer(file: string): string | null {
  const relative = path.relative(ROOT, file).split(path.sep).join('/');
  // They declare the order of the layers, so they stand in none.
  if (path.basename(relative) === 'layers.css') return null;
  const layer = GLOBAL_STYLES[relative];
  if (layer) return layer;
  if (relative.startsWith('shared-ui/')) return 'ui';
  if (relative.startsWith('shared-panels/')) return 'panels';
  if (relative.startsWith('shell/')) return 'shell';
  return relative.startsWith('remotes/') ? 'remote' : 'vendor';
}

/** Wraps each stylesheet in the layer of its folder, so that load order decides nothing. */
export const layerByFolder: PluginCreator<void> = () => ({
  postcssPlugin: 'narthex-layer-by-folder',
  Once(root) {
    const layer = getLayer(root.source?.input.file ?? '');
    if (!layer) return;
    // Imports must stay on top; they name their own layer.
    const movable = (root.nodes ?? []).filter((node) => !(node.type === 'atrule' && node.name === 'import'));
    const wrapper = new AtRule({ name: 'layer', params: layer, nodes: [] });
    movable.forEach((node) => wrapper.append(node));
    root.append(wrapper);
  },
});
layerByFolder.postcss = true;
