import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Creates policies that decide about HTML; the types of TypeScript don't have it yet. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { readonly createHTML: (text: string) => string },
      ): { createHTML(text: string): string };
    };
  }
}

/** Describes what a call of the API brought, however it was made. */
export interface CallOutcome {
  readonly status: number;
  readonly body: unknown;
}

/** Gives the code of an attack what it can't carry with it, because it is sent to a browser as text. */
export interface Means {
  /** A URL of a server that counts requests; only this attack uses it. */
  readonly url: string;
  readonly connectOrigin: string;
  /** A port that speaks UDP; only this attack uses it. */
  readonly udpPort: number;
  /** Resolves when the person presses something in the remote. */
  readonly press: Promise<void>;
  /** Calls a method of the page around the frame, with a message that is written by hand. Rejects if it refuses. */
  readonly callHost: (path: readonly string[], ...args: readonly unknown[]) => Promise<unknown>;
  /** Calls the API in every way that there is: with a stolen token, directly, and through the page. */
  readonly callApi: (method: string, url: string, more?: object) => Promise<CallOutcome>;
}

/**
 * Describes something that the code of a hostile remote tries. It has succeeded if `run` returns true, if its URL was
 * requested, or if `harm`, which runs in the page around the remote, returns true afterwards.
 */
export interface Attack {
  /** Is also the last part of its URL, so it holds letters, digits and hyphens. */
  readonly name: string;
  readonly run: (means: Means) => unknown;
  readonly harm?: () => unknown;
  /** Is true if it has to work although the person presses nothing. */
  readonly withoutPress?: true;
  /** Is true if it needs what only a whole browser has. */
  readonly needsWholeBrowser?: true;
  /** Does as the person would after the attack. Resolves with true if it has harmed them. */
  readonly visit?: (page: Page) => Promise<boolean>;
}

/** Names the state of what is attacked: with its protection, without it, or in a browser that knows less of it. */
export type Boundary = 'on' | 'off' | 'older';

/** Describes what one try of an attack brought. */
export interface Outcome {
  readonly hasSucceeded: boolean;
  /** Says what its code returned, for whoever looks for the reason. */
  readonly result?: string;
}

/** Maps the names of attacks to their outcomes. */
export type Outcomes = ReadonlyMap<string, Outcome>;

/** Reads what hostile code says about an attack in a line of the browser's console; null for any other line. */
export function readReport(line: string): (Outcome & { readonly name: string }) | null {
  const [, json] = /^narthex-attack (.*)$/s.exec(line) ?? [];
  if (json === undefined) return null;
  return { hasSucceeded: false, ...(JSON.parse(json) as { name: string }) };
}
