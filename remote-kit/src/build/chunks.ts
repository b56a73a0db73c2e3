import webpack, { type WebpackPluginInstance } from 'webpack';

const MAX_CHUNK_NAME_LENGTH = 180;

/** Code that pages share is named after them (`event-page_home-page`): the server finds by it what a page needs. */
function namedAfterUsers(_module: unknown, chunks: readonly { readonly name?: string | null }[]) {
  const names = chunks.map(({ name }) => name ?? '').sort();
  const name = names.join('_');
  return names.includes('') || name.length > MAX_CHUNK_NAME_LENGTH ? undefined : name;
}

/** The `splitChunks` setting of what runs in a browser. */
export const splitChunks = { chunks: 'async', name: namedAfterUsers } as const;

/** Puts code for Node into a single file. */
export const oneChunk = (): WebpackPluginInstance =>
  new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 });
