import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { problemSchema } from '@narthex/shared-contracts';
import { endpointRoute } from '@narthex/shared-contracts/endpoint-paths';
import type {
  EndpointInput,
  EndpointName,
  EndpointOutput,
  EndpointRecord,
} from '@narthex/shared-contracts/endpoints';
import { SHIP_TOKEN_FILE } from '@narthex/shared-contracts/remote-package';
import { TEAM_TOKEN_PREFIX, readTeamToken } from '@narthex/shared-contracts/team-token';
import { CommandError, toSentence } from './command-errors';
import { ROOT } from './run';
import { describeUnreachable } from './site-url';

/** Thrown if the site refuses or can't be reached. The message is for the team. */
export class SiteError extends CommandError {
  override readonly name = 'SiteError';

  constructor(
    message: string,
    /** Is the status of the response, if there is one. */
    readonly status?: number,
  ) {
    super(message);
  }
}

/** Describes the API of a running site for a ministry team. */
export interface SiteClient {
  readonly origin: string;
  /** Holds the seed of the team's Ed25519 key; it is null with the token of the site itself. */
  readonly seed: string | null;
  /** Calls the API. Throws SiteError with the site's message if it refuses. */
  call<N extends EndpointName>(name: N, input: EndpointInput<N>): Promise<EndpointOutput<N>>;
  /** Calls the API with a form whose files are streamed from disk. */
  upload<N extends EndpointName>(name: N, form: FormData): Promise<EndpointOutput<N>>;
}

/** Is far more than any call but an upload takes. Without it, Node would wait for five minutes. */
const RESPONSE_MS = 60_000;
/** An upload may take as long as its connection needs, but this long without a byte it makes no progress. */
const STALLED_MS = 120_000;

/** Encodes a form for a request that is aborted once no more of it is accepted, or no response comes after its end. */
function encodeForm(form: FormData) {
  const controller = new AbortController();
  const stop = () => controller.abort(new DOMException('No byte was accepted', 'TimeoutError'));
  // The timer doesn't keep the process alive after the response.
  const timer = setTimeout(stop, STALLED_MS).unref();
  const { body, headers } = new Response(form);
  const watched = body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, stream) {
        timer.refresh();
        stream.enqueue(chunk);
      },
    }),
  );
  return {
    body: watched ?? null,
    // A body that is streamed needs this.
    duplex: 'half',
    headers: { 'content-type': headers.get('content-type') ?? '' },
    signal: controller.signal,
  } as const;
}

interface Input extends Readonly<Record<string, unknown>> {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, unknown>>;
}

const fillPath = (pattern: string, params: Readonly<Record<string, unknown>>) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

async function readLocalToken(): Promise<string | undefined> {
  const file = path.resolve(ROOT, process.env['DATA_DIR'] ?? '.data', SHIP_TOKEN_FILE);
  return (await readFile(file, 'utf8').catch(() => undefined))?.trim();
}

/** Returns true if a response has what these packages expect. A newer site may add fields, and values of a list. */
async function isExpected(name: EndpointName, json: unknown): Promise<boolean> {
  // The schemas of the whole API are loaded by no command that doesn't ask a site.
  const { ENDPOINTS } = await import('@narthex/shared-contracts/endpoints');
  const { response }: EndpointRecord = ENDPOINTS[name];
  const issues = response?.safeParse(json).error?.issues ?? [];
  return issues.every(({ code }) => code === 'invalid_value');
}

/** The response may come from a proxy or another kind of site, so its form is unknown. */
const refusalSchema = problemSchema.pick({ message: true, errors: true }).partial();

/** Names each field that the site refuses, because nothing is highlighted here. What is about all of them is under `form`. */
function describeRefusal(json: unknown): string | undefined {
  const { message, errors = {} } = refusalSchema.safeParse(json).data ?? {};
  const sentences = Object.entries(errors).flatMap(([field, messages]) =>
    messages.map((text) => toSentence(field === 'form' ? text : `${field}: ${text}`)),
  );
  return sentences.join(' ') || (message && toSentence(message));
}

/** Returns undefined for a text that isn't JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Creates a client of a site. @param text A delivery key, or the token of a session or of the site itself. */
export function createSiteClient(origin: string, text: string): SiteClient {
  const { token, seed } = readTeamToken(text);
  const otherAge = () =>
    new SiteError(
      `${origin} and your packages are of different ages: it responded with something else than they expect. Ask the communications team for the site's packages.`,
    );

  async function send<N extends EndpointName>(
    name: N,
    url: URL,
    { headers, ...init }: RequestInit & { readonly headers?: Record<string, string> },
  ): Promise<EndpointOutput<N>> {
    const { method, path: pattern } = endpointRoute(name);
    const fail = (cause: unknown) => {
      const advice = method === 'GET' ? undefined : 'narthex status shows whether it was done.';
      throw new SiteError(describeUnreachable(origin, cause, advice));
    };
    const response = await fetch(url, {
      ...init,
      method,
      // A redirect would turn a POST into a GET, and take the key off the request to another origin.
      redirect: 'manual',
      headers: { ...headers, authorization: `Bearer ${token}` },
    }).catch(fail);
    const location = response.headers.get('location');
    if (location !== null) {
      const target = new URL(location, url).origin;
      throw new SiteError(`${origin} leads to ${target}: give that as --site or in NARTHEX_SITE.`);
    }
    const json = parseJson(await response.text().catch(fail));
    if (response.ok && json !== undefined) {
      if (!(await isExpected(name, json))) throw otherAge();
      return json as EndpointOutput<N>;
    }
    if (response.ok)
      throw new SiteError(
        `${origin} responded with no JSON: it is another kind of site, or a proxy responded in its place. Open it in a browser.`,
      );
    // The path names nothing that could be missing, so the site lacks the endpoint.
    if (response.status === 404 && json !== undefined && !pattern.includes('/:')) throw otherAge();
    if (response.status === 401)
      throw new SiteError(
        'The site does not know this key. It may have expired or been revoked, or belong to another site.',
      );
    throw new SiteError(
      describeRefusal(json) ?? `${origin} responded with ${response.status} ${response.statusText}.`,
      response.status,
    );
  }

  return {
    origin,
    seed,
    async call<N extends EndpointName>(name: N, input: EndpointInput<N>) {
      const { path: pattern } = endpointRoute(name);
      const { body, query, ...params } = input as Input;
      const url = new URL(fillPath(pattern, params), origin);
      for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, String(value));
      return send(name, url, {
        signal: AbortSignal.timeout(RESPONSE_MS),
        ...(body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      });
    },
    upload: (name, form) => send(name, new URL(endpointRoute(name).path, origin), encodeForm(form)),
  };
}

/** Matches the key of a team. The site would not say that one was cut off, only that it doesn't know it. */
const TEAM_KEY = new RegExp(`^${TEAM_TOKEN_PREFIX}[\\w-]{43}\\.[\\w-]{43}$`);
/** Matches any other token. A request can't carry more, and its error would show the token. */
const OTHER_TOKEN = /^[!-~]+$/;

/**
 * Opens a site with the team's token: `NARTHEX_TOKEN`, `SHIP_TOKEN` of the site itself, or the token in the data folder
 * of a site that runs from this workspace.
 */
export async function openSite(origin: string): Promise<SiteClient> {
  const given = process.env['NARTHEX_TOKEN'] || process.env['SHIP_TOKEN'] || (await readLocalToken());
  const text = given?.trim();
  if (!text) {
    throw new SiteError(
      'A key of the site is needed: ask the communications team for one and put it into NARTHEX_TOKEN.',
    );
  }
  if (!(text.includes(TEAM_TOKEN_PREFIX) ? TEAM_KEY : OTHER_TOKEN).test(text)) {
    throw new SiteError(
      'The key in NARTHEX_TOKEN is not whole: it is nx_, 43 characters, a dot and 43 more. Copy it again, without quotes.',
    );
  }
  return createSiteClient(origin, text);
}
