import type {
  PageCall,
  PageCallResponse,
  RemoteIdentity,
  RenderInput,
  RenderedPage,
} from './render-messages';

/** One page to render. */
export interface RenderTask {
  readonly input: RenderInput;
  /** Ends the render, with its calls. */
  readonly signal: AbortSignal;
  /** Makes a call of the page. */
  call(request: PageCall): Promise<PageCallResponse>;
}

/** Renders the pages of one version of a remote, or those of the shell itself. */
export interface VersionRenderer {
  /** Resolves once its code is loaded; rejects when that fails or takes too long, and then it is broken. */
  readonly ready: Promise<void>;
  render(task: RenderTask): Promise<RenderedPage>;
  /** It crashed or hangs: another one has to take its place. */
  readonly isBroken: boolean;
  close(): Promise<void>;
}

export type OpenRenderer = (remote: (RemoteIdentity & { readonly code: string }) | null) => VersionRenderer;

/** The code of a page crashed, hangs, or takes more memory than it may. */
export class RenderCrashError extends Error {
  override readonly name = 'RenderCrashError';
}
