import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { PGlite } from '@electric-sql/pglite';

/** Describes the used part of Emscripten's NODEFS. Streams of folders have no `nfd`. */
interface NodeStream {
  nfd?: number;
  path?: string;
  node: unknown;
}

interface NodeFileSystem {
  stream_ops: { fsync?: (stream: NodeStream) => number };
  realPath(node: unknown): string;
  tryFSOperation<T>(operation: () => T): T;
}

interface Fsyncs {
  total: number;
  wal: number;
}

type EmscriptenOptions = Parameters<NodeFS['init']>[1];

/**
 * Adds fsync to Emscripten's NODEFS. Without it PostgreSQL believes that its writes are on the disk while
 * they are only in memory, and a power cut destroys the folder.
 */
export class DurableNodeFS extends NodeFS {
  readonly fsyncs: Fsyncs = { total: 0, wal: 0 };

  override async init(database: PGlite, options: EmscriptenOptions) {
    const { emscriptenOpts } = await super.init(database, options);
    const install = (module: { NODEFS?: NodeFileSystem }) => {
      if (module.NODEFS) this.installFsync(module.NODEFS);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), install] } };
  }

  private installFsync(nodeFileSystem: NodeFileSystem) {
    nodeFileSystem.stream_ops.fsync = (stream) => {
      const path = nodeFileSystem.realPath(stream.node);
      nodeFileSystem.tryFSOperation(() => syncToDisk(path, stream.nfd));
      this.fsyncs.total += 1;
      if (path.includes('pg_wal')) this.fsyncs.wal += 1;
      return 0;
    };
  }
}

/** Syncs a file or a folder. Syncing a folder makes new and renamed files in it durable. */
export function syncToDisk(path: string, descriptor?: number): void {
  if (descriptor !== undefined) return fs.fsyncSync(descriptor);
  const opened = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(opened);
  } finally {
    fs.closeSync(opened);
  }
}
