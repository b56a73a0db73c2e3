import { existsSync } from 'node:fs';
import path from 'node:path';
import { AtRule, type PluginCreator } from 'postcss';
import { findUp, readManifest } from '../build/find-package';

const GLOBAL_STYLES: Readonly<Record<string, string>> = {
  'tokens.css': 'tokens',
  'fonts.css': 'tokens',
  'reset.css': 'reset',
};
const PACKAGE_LAYERS: Readonly<Record<string, string>> = {
  '@narthex/shared-ui': 'ui',
  '@narthex/shared-panels': 'panels',
  '@narthex/shell': 'shell',
};

/**
 * Returns the cascade layer of a stylesheet by the package that it belongs to, wherever that is installed.
 * The shell's layers.css declares the order of the layers. It returns null for files that belong to no layer.
 */
export function findLayer(file: string): string | null {
  const name = path.basename(file);
  // The file declares the order of the layers, so it belongs to none.
  if (name === 'layers.css') return null;
  const manifest = findUp(path.dirname(file), 'package.json');
  if (!manifest) return 'vendor';
  const folder = path.dirname(manifest);
  const layer = PACKAGE_LAYERS[readManifest(folder).name ?? ''];
  if (layer === 'ui' && path.basename(path.dirname(file)) === 'styles') return GLOBAL_STYLES[name] ?? layer;
  if (layer) return layer;
  return existsSync(path.join(folder, 'remote.json')) ? 'remote' : 'vendor';
}

/** Wraps each stylesheet in the layer of its package, so that load order decides nothing. */
export const cascadeLayer: PluginCreator<void> = () => ({
  postcssPlugin: 'narthex-cascade-layer',
  Once(root) {
    const layer = findLayer(root.source?.input.file ?? '');
    if (!layer) return;
    // Imports must stay at the top; they name their layer themselves.
    const movable = (root.nodes ?? []).filter((node) => !(node.type === 'atrule' && node.name === 'import'));
    const wrapper = new AtRule({ name: 'layer', params: layer, nodes: [] });
    movable.forEach((node) => wrapper.append(node));
    root.append(wrapper);
  },
});
cascadeLayer.postcss = true;
