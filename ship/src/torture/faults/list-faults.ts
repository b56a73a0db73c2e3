import {
  breakManifest,
  breakPart,
  clickOnPage,
  corruptFiles,
  delayFiles,
  dropChunks,
  endSession,
  holdFiles,
  loseConnection,
  nameWrongHashes,
  refuseFiles,
  respondWithHtml,
  type Injection,
} from './injections';
import type { ExpectedOutcome } from '../judge';
import type { Screen } from '../visit/screens';

/** Describes a fault of a remote. */
export interface Fault extends ExpectedOutcome {
  readonly name: string;
  /** Runs before the page is opened. */
  readonly inject?: Injection;
  /** Runs on the open page. */
  readonly provoke?: Injection;
  /** If true, only signed-in people can meet the fault. */
  readonly needsSession?: boolean;
  /** If true, the fault lasts as long as the time limits of the shell, so it starts first. */
  readonly isLong?: boolean;
  /** If true, the fault needs a site that caches pages for offline use. */
  readonly needsServiceWorker?: boolean;
}

/** These screens may replace a remote that fails to start. */
const FALLBACK_SCREENS: readonly Screen[] = [
  'the error screen',
  'the last good version',
  'the page as the server rendered it',
];

/** The remote fails to start, but a retry can succeed. */
const passing = { screens: FALLBACK_SCREENS, recovery: 'in place' } as const;
/** The remote fails to start with the versions of this document. */
const lasting = { screens: FALLBACK_SCREENS, recovery: 'with a reload' } as const;
const harmless = { screens: ['its page'], recovery: null } as const;

/** Returns all faults of `torture` in the order of the table. */
export function listFaults(isPublic: boolean): readonly Fault[] {
  return [
    { name: 'refused', ...passing, inject: refuseFiles },
    { name: '404 as HTML', ...passing, inject: respondWithHtml(404) },
    { name: '200 as HTML', ...passing, inject: respondWithHtml(200) },
    { name: '500', ...passing, inject: respondWithHtml(500) },
    { name: 'corrupt', ...passing, inject: corruptFiles },
    { name: 'slow', ...harmless, inject: delayFiles },
    { name: 'hanging', ...passing, inject: holdFiles, isLong: true },
    { name: 'wrong hash', ...lasting, inject: nameWrongHashes },
    { name: 'bad manifest', ...lasting, inject: breakManifest },
    { name: 'missing module', ...lasting, inject: breakPart('module') },
    { name: 'wrong React', ...lasting, inject: breakPart('React') },
    { name: 'throws in render', ...passing, inject: breakPart('render') },
    { name: 'throws in an effect', ...passing, inject: breakPart('effect') },
    { name: 'throws in a handler', ...harmless, inject: breakPart('handler'), provoke: clickOnPage },
    {
      name: 'session ended',
      screens: [isPublic ? 'its page' : 'the sign-in'],
      recovery: null,
      inject: endSession,
      needsSession: true,
    },
    {
      name: 'offline',
      screens: isPublic ? ['its page', 'the offline page'] : ['the offline page'],
      recovery: 'with a reload',
      provoke: loseConnection,
      needsServiceWorker: true,
      isLong: true,
    },
    {
      name: 'stale chunk after a release',
      screens: ['its page', ...FALLBACK_SCREENS],
      recovery: 'with a reload',
      inject: dropChunks,
    },
  ];
}
