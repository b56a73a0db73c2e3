/** What the worker of the embedded database is started with. */
export interface WorkerInput {
  folder: string;
}

export type ToWorker =
  /** Bytes of the PostgreSQL protocol that the database can respond to as a whole. */
  { type: 'request'; bytes: Uint8Array<ArrayBuffer> } | { type: 'count-fsyncs' } | { type: 'close' };

export type FromWorker =
  | { type: 'ready' }
  /** The database must not be used as it is; `reason` is a sentence for the person who starts it. */
  | { type: 'refused'; reason: string }
  | { type: 'reply'; bytes: Uint8Array<ArrayBuffer>; isLast: boolean }
  | { type: 'fsyncs'; count: number }
  /** The database can't go on in this worker: terminate it and open the folder again. */
  | { type: 'broken'; reason: string }
  | { type: 'closed' };
