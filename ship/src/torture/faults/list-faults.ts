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
import type { Promised } from '../judge';
import type { Screen } from '../visit/screens';

/** Something that goes wrong with one remote. */
export interface Fault extends Promised {
  readonly name: string;
  /** Before the page is opened. */
  readonly inject?: Injection;
  /** On the open page. */
  readonly provoke?: Injection;
  /** Happens to nobody who isn't signed in. */
  readonly needsSession?: boolean;
  /** Takes as long as the shell has patience: it is begun first. */
  readonly isLong?: boolean;
  /** Happens only where the site may keep pages for times without a connection. */
  readonly needsServiceWorker?: boolean;
}

/** What may stand in the place of a remote that won't start. */
const FALLBACK_SCREENS: readonly Screen[] = [
  'the error screen',
  'the last good version',
  'the page as the server rendered it',
];

/** It won't start, and may start once it is asked for again. */
const passing = { screens: FALLBACK_SCREENS, wayBack: 'in place' } as const;
/** It won't start with the versions of this document. */
const lasting = { screens: FALLBACK_SCREENS, wayBack: 'with a reload' } as const;
const harmless = { screens: ['its page'], wayBack: null } as const;

/** All that `torture` does to a remote, in the order of the table. */
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
      wayBack: null,
      inject: endSession,
      needsSession: true,
    },
    {
      name: 'offline',
      screens: isPublic ? ['its page', 'the offline page'] : ['the offline page'],
      wayBack: 'with a reload',
      provoke: loseConnection,
      needsServiceWorker: true,
      isLong: true,
    },
    {
      name: 'stale chunk after a release',
      screens: ['its page', ...FALLBACK_SCREENS],
      wayBack: 'with a reload',
      inject: dropChunks,
    },
  ];
}
