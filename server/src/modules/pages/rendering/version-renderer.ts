import type {
  PageCall,
  PageCallResponse,
  RemoteIdentity,
  RenderInput,
  RenderedPage,
} from './render-messages';

/** Describes one page to render. */
export interface RenderTask {
  readonly input: RenderInput;
  /** Aborts the render and its calls. */
  readonly signal: AbortSignal;
  /** Makes an API call for the page. */
  call(request: PageCall): Promise<PageCallResponse>;
}

/** Renders the pages of one version of a remote, or those of the shell itself. */
export interface VersionRenderer {
  /** Resolves once the code is loaded; rejects if this fails or takes too long, and the renderer is broken then. */
  readonly ready: Promise<void>;
  render(task: RenderTask): Promise<RenderedPage>;
  /** Is true after a crash or a hang; the renderer must then be replaced. */
  readonly isBroken: boolean;
  close(): Promise<void>;
}

export type OpenRenderer = (remote: (RemoteIdentity & { readonly code: string }) | null) => VersionRenderer;

/** Is thrown if the code of a page crashes, hangs or uses too much memory. */
export class RenderCrashError extends Error {
  override readonly name = 'RenderCrashError';
}
