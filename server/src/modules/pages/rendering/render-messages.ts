import type { Registry } from '@narthex/shared-contracts';
import type { Language } from '@narthex/shared-contracts/languages';

/** A version of a remote, by name. */
export interface RemoteIdentity {
  readonly name: string;
  readonly version: string;
  /** The language of its build; English unless given. */
  readonly language?: Language | undefined;
}

/** What a worker is started with. */
export interface WorkerInput {
  /** Path of the shell's Node build. */
  readonly shell: string;
  /** The remote whose pages it renders, with the code of its Node build; null for the shell's own pages. */
  readonly remote: (RemoteIdentity & { readonly code: string }) | null;
}

/** What a page is rendered from (shell/src/server.tsx), apart from the remote's code. */
export interface RenderInput {
  readonly url: string;
  readonly registry: Registry;
  readonly now: string;
  readonly formState: unknown;
}

/** A page as the shell renders it. */
export interface RenderedPage {
  readonly html: string;
  readonly state: unknown;
  readonly meta: {
    readonly title: string;
    readonly description?: string;
    readonly canonical?: string;
    readonly image?: string;
    readonly status?: number;
    readonly chunks?: readonly string[];
    readonly deferredChunks?: readonly string[];
    readonly preloadImages?: readonly { href: string; srcSet?: string; sizes?: string; type?: string }[];
    readonly structuredData?: readonly object[];
  };
  readonly site:
    | {
        readonly name: string;
        readonly tagline: string;
        readonly languages?: readonly Language[] | undefined;
      }
    | undefined;
  readonly remote: string | null;
}

/** A call that a page makes while it is rendered. */
export interface PageCall {
  readonly method: string;
  readonly url: string;
  readonly params?: object | undefined;
}

/** What a call is answered with; the body is JSON, or empty. */
export interface PageCallResponse {
  readonly status: number;
  readonly body: string;
}

export type ToWorker =
  | { readonly type: 'render'; readonly id: number; readonly input: RenderInput }
  | { readonly type: 'abort'; readonly id: number; readonly reason: string }
  | ({ readonly type: 'response'; readonly call: number } & PageCallResponse)
  | { readonly type: 'call-failed'; readonly call: number; readonly reason: string };

/** `ready` once its code is loaded. */
export type FromWorker =
  | { readonly type: 'ready' }
  | ({ readonly type: 'call'; readonly id: number; readonly call: number } & PageCall)
  | { readonly type: 'rendered'; readonly id: number; readonly page: RenderedPage }
  | { readonly type: 'failed'; readonly id: number; readonly reason: string };
