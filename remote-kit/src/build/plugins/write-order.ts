import type { Compiler, WebpackPluginInstance } from 'webpack';

const NAME = 'WriteOrder';

/**
 * Lets compilations run side by side and still write their files one after the other: the last one describes the files
 * of the others. The option `dependencies` of webpack would compile them one after the other, too.
 */
export class WriteOrder {
  readonly #finished: Promise<void>[] = [];

  /** The plugin of a compilation that writes first. A failed compilation counts as finished. */
  first(): WebpackPluginInstance {
    const { promise, resolve } = createDeferred();
    this.#finished.push(promise);
    return {
      apply({ hooks }: Compiler) {
        hooks.done.tap(NAME, resolve);
        hooks.failed.tap(NAME, resolve);
      },
    };
  }

  /** The plugin of the compilation that writes once all others have finished. */
  last(): WebpackPluginInstance {
    return {
      apply: ({ hooks }: Compiler) => {
        hooks.emit.tapPromise({ name: NAME, stage: -1 }, async () => {
          await Promise.all(this.#finished);
        });
      },
    };
  }
}

function createDeferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
