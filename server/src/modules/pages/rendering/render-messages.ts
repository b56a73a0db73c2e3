import type { Registry } from '@narthex/shared-contracts';
import type { Language } from '@narthex/shared-contracts/languages';

/** Identifies a version of a remote. */
export interface RemoteIdentity {
  readonly name: string;
  readonly version: string;
  /** Is the language of its build; English by default. */
  readonly language?: Language | undefined;
}

/** Contains the data that a worker starts with. */
export interface WorkerInput {
  /** Is the path of the shell's Node build. */
  readonly shell: string;
  /** Is the remote whose pages are rendered, with the code of its Node build; null for the shell's own pages. */
  readonly remote: (RemoteIdentity & { readonly code: string }) | null;
}

/** Contains the input of the shell's render function (shell/src/server.tsx), apart from the remote's code. */
export interface RenderInput {
  readonly url: string;
  readonly registry: Registry;
  readonly now: string;
  readonly formState: unknown;
}

/** Is a page as the shell renders it. */
export interface RenderedPage {
  readonly html: string;
  /** Is the page's state as JSON: a text is passed between threads in a sixth of the time that its objects take. */
  readonly state: string;
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

/** Is an API call that a page makes during its render. */
export interface PageCall {
  readonly method: string;
  readonly url: string;
  readonly params?: object | undefined;
}

/** Is the response to a call; the body is JSON or empty. */
export interface PageCallResponse {
  readonly status: number;
  readonly body: string;
}

export type ToWorker =
  /** Precedes the renders with this registry, which is copied once for all of them. */
  | { readonly type: 'registry'; readonly registry: Registry }
  | { readonly type: 'render'; readonly id: number; readonly input: Omit<RenderInput, 'registry'> }
  | { readonly type: 'abort'; readonly id: number; readonly reason: string }
  | ({ readonly type: 'response'; readonly call: number } & PageCallResponse)
  | { readonly type: 'call-failed'; readonly call: number; readonly reason: string };

/** A worker sends `ready` once its code is loaded. */
export type FromWorker =
  | { readonly type: 'ready' }
  | ({ readonly type: 'call'; readonly id: number; readonly call: number } & PageCall)
  | { readonly type: 'rendered'; readonly id: number; readonly page: RenderedPage }
  | { readonly type: 'failed'; readonly id: number; readonly reason: string };
