import {
  REMOTE_MODULE,
  SUPPORTED_CONTRACTS,
  readRemoteFiles,
  type RegistryEntry,
  type RemoteFiles,
  type RemoteModule,
  type RemoteProps,
} from '@narthex/shared-contracts';
import type { LoadReport } from '@narthex/shared-contracts/schemas/remote-reports';
import { retryLoad, withTimeout } from '@narthex/shared-ui';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { trustFiles } from '../integrity/integrity-gate';
import { beginAttempt } from './begin-attempt';
import { classifyFailure, ContractMismatchError } from './classify-failure';

const MAX_REASON_LENGTH = 500;

export type ShellRemoteModule = RemoteModule<ComponentType<RemoteProps>, QueryClient>;

export interface LoadedRemote {
  readonly module: ShellRemoteModule;
  readonly version: string;
  /** Is true if the live version failed and this is the last good one. */
  readonly isPrevious: boolean;
}

/** Describes the part of the federation runtime that loading needs. */
export interface Federation {
  registerRemotes(
    remotes: { name: string; entry: string; type: 'global'; entryGlobalName: string }[],
    options?: { force?: boolean },
  ): void;
  loadRemote<T>(id: string): Promise<T | null>;
}

export type RemoteReport = Omit<LoadReport, 'kind'>;

export interface LoadSettings {
  readonly federation: Federation;
  /** Maps manifest URLs to the files of versions whose manifest the page already contains. */
  readonly known: ReadonlyMap<string, RemoteFiles>;
  readonly fetch: typeof fetch;
  readonly report: (report: RemoteReport) => void;
  /** Holds the time limits of each step and the delays before retries, in milliseconds. */
  readonly limits: { readonly manifest: number; readonly module: number; readonly waits: readonly number[] };
}

interface VersionSource {
  readonly url: string;
  readonly integrity: string;
  readonly version: string;
}

async function listFiles(source: VersionSource, settings: LoadSettings): Promise<RemoteFiles> {
  const known = settings.known.get(source.url);
  if (known) return known;
  const signal = AbortSignal.timeout(settings.limits.manifest);
  const response = await settings.fetch(source.url, { integrity: source.integrity, signal });
  if (!response.ok) throw new Error(`${source.url} responded with ${response.status}`);
  return readRemoteFiles(await response.json(), source.url);
}

async function loadOnce(source: VersionSource, settings: LoadSettings): Promise<ShellRemoteModule> {
  const files = await listFiles(source, settings);
  trustFiles(files.integrity);
  const attemptsBefore = beginAttempt(files);
  // A retry needs a new URL: the browser would wait for an earlier request of the same URL, or return the
  // bytes it refused.
  const entry = attemptsBefore === 0 ? files.entry : `${files.entry}?try=${attemptsBefore}`;
  settings.federation.registerRemotes(
    [{ name: files.container, entry, type: 'global', entryGlobalName: files.container }],
    { force: attemptsBefore > 0 },
  );
  const loading = settings.federation.loadRemote<ShellRemoteModule>(`${files.container}/${REMOTE_MODULE}`);
  const module = await withTimeout(loading, settings.limits.module, `Loading ${source.url}`);
  if (typeof module?.default !== 'function') throw new Error(`${source.url} exposes no component`);
  return module;
}

const loadVersion = (source: VersionSource, settings: LoadSettings): Promise<ShellRemoteModule> =>
  retryLoad(() => loadOnce(source, settings), settings.limits.waits);

function checkContract(remote: string, { extras }: RegistryEntry): void {
  if (SUPPORTED_CONTRACTS.includes(extras.contract)) return;
  const newest = Math.max(...SUPPORTED_CONTRACTS);
  const side = extras.contract > newest ? 'Update the shell.' : `Build ${remote} against contract ${newest}.`;
  throw new ContractMismatchError(
    `${remote} speaks contract ${extras.contract}, this shell knows ${SUPPORTED_CONTRACTS.join(', ')}. ${side}`,
  );
}

/** Returns a function that reports the outcomes of one load, each with the time since its start. */
function startReport(remote: string, settings: LoadSettings) {
  const started = performance.now();
  return (
    version: string,
    outcome: RemoteReport['outcome'],
    why: Pick<RemoteReport, 'failure' | 'reason'> = {},
  ) =>
    settings.report({
      remote,
      version,
      outcome,
      milliseconds: Math.round(performance.now() - started),
      ...why,
    });
}

/**
 * Loads the last good version of a remote, which is the fallback when the live one fails. Rejects if there is
 * none.
 */
export async function loadGood(
  remote: string,
  entry: RegistryEntry,
  settings: LoadSettings,
  report = startReport(remote, settings),
): Promise<LoadedRemote> {
  const { previous } = entry.extras;
  if (!previous) throw new Error(`${remote} has no version to fall back to`);
  const module = await loadVersion(previous, settings);
  report(previous.version, 'previous');
  return { module, version: previous.version, isPrevious: true };
}

/**
 * Loads the module of a remote. Every step has a time limit and is retried after growing delays. When the
 * live version can't load or has an unknown contract version, the last good version is loaded. Rejects with
 * the first error if there is no such version, and with the second if it fails too. For a remote that is
 * switched off or isolated it rejects without any request.
 */
export async function loadRemote(
  remote: string,
  entry: RegistryEntry,
  settings: LoadSettings,
): Promise<LoadedRemote> {
  if (entry.extras.disabled !== undefined) throw new Error(`${remote} is switched off`);
  if (entry.extras.isolated) throw new Error(`${remote} runs only in a frame of its own`);
  const live = { url: entry.url, ...entry.metadata };
  const report = startReport(remote, settings);
  try {
    checkContract(remote, entry);
    const module = await loadVersion(live, settings);
    report(live.version, 'loaded');
    return { module, version: live.version, isPrevious: false };
  } catch (cause) {
    report(live.version, 'failed', {
      failure: classifyFailure(cause, live.url),
      reason: String(cause).slice(0, MAX_REASON_LENGTH),
    });
    if (!entry.extras.previous) throw cause;
    return loadGood(remote, entry, settings, report);
  }
}
