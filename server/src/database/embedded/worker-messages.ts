/** Is passed to the worker of the embedded database at its start. */
export interface WorkerInput {
  folder: string;
}

export type ToWorker =
  /**
   * Lets the worker open the folder; until then it only loads its own code. Without the compiled engine it compiles it
   * itself.
   */
  | { type: 'open'; engine: WebAssembly.Module | undefined }
  /** Contains bytes of the PostgreSQL protocol up to a message that the database responds to. */
  | { type: 'request'; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'count-fsyncs' }
  | { type: 'close' };

export type FromWorker =
  | { type: 'ready' }
  /** Means that the database can't be used in this state; `reason` is a sentence for the operator. */
  | { type: 'refused'; reason: string }
  | { type: 'reply'; bytes: Uint8Array<ArrayBuffer>; isLast: boolean }
  | { type: 'fsyncs'; count: number }
  /** Means that the database can't continue in this worker, which must be terminated and replaced. */
  | { type: 'broken'; reason: string }
  | { type: 'closed' };
