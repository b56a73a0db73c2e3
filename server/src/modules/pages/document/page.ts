import type { ContentSubject, PageDocument, Registry } from '@narthex/shared-contracts';
import type { HashedPageData } from './page-data';
import type { PageTarget } from '../find-page';

/** Is a document with the data that it names instead of containing it. */
export interface WrittenPage {
  readonly html: string;
  /** Names the styles in the document, which its policy has to allow. */
  readonly styleSources: readonly string[];
  readonly data?: HashedPageData;
}

export interface Page extends WrittenPage {
  readonly status: number;
  /** Is the instant that it was rendered for, ISO 8601; the document contains it. */
  readonly now: string;
  /** Lists the content that the page shows. */
  readonly reads: readonly ContentSubject[] | 'all';
  /**
   * Is true if the page lacks content because of an error. It isn't cached, so that the next request renders it again.
   */
  readonly isDegraded: boolean;
  /** Is the time of the oldest data that it shows, in milliseconds. */
  readonly since: number;
  /** Is true if the server didn't render the content, so that only the browser can show it. */
  readonly isClientRendered: boolean;
}

export interface PageRequest {
  readonly target: PageTarget;
  /** Contains the versions that this visitor gets. */
  readonly registry: Registry;
  /** Is set if the page contains a previewed version. */
  readonly preview?: PageDocument['preview'];
  readonly origin: string;
  /** Contains the input of a refused form and the reason. */
  readonly formState?: unknown;
  /** Is true if the page may wait with the application until somebody needs it. */
  readonly mayWait?: boolean | undefined;
}
