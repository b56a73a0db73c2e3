interface FakeOptions {
  readonly metadata: { readonly kind: string; readonly filename: string };
  readonly onSuccess: () => void;
  readonly onError: (cause: unknown) => void;
}

/**
 * Fakes the network of uploads: `jest.mock('tus-js-client', () => jest.requireActual('../uploads/fake-tus'))`. It
 * records uploads, which succeed, fail, or stay pending until `arrive` is called.
 */
export const uploadNetwork = {
  sent: [] as { kind: string; name: string }[],
  refusal: null as { status: number; body: string } | null,
  isSlow: false,
  arrive: (): void => undefined,
  reset() {
    this.sent.length = 0;
    this.refusal = null;
    this.isSlow = false;
  },
};

export class DetailedError extends Error {
  constructor(readonly originalResponse: unknown) {
    super('refused');
  }
}

export class Upload {
  url: string | null = null;
  constructor(
    readonly file: File,
    readonly options: FakeOptions,
  ) {}
  findPreviousUploads = async () => [];
  abort = async () => undefined;
  start() {
    const { metadata, onError, onSuccess } = this.options;
    uploadNetwork.sent.push({ kind: metadata.kind, name: metadata.filename });
    const { refusal, isSlow } = uploadNetwork;
    if (refusal) {
      onError(new DetailedError({ getStatus: () => refusal.status, getBody: () => refusal.body }));
      return;
    }
    this.url = `/uploads/${metadata.kind}`;
    if (isSlow) uploadNetwork.arrive = onSuccess;
    else onSuccess();
  }
}
