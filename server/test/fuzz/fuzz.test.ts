import fc from 'fast-check';
import { signIn, withTestApp } from '../build-app';
import { findObjectKind, type ObjectOwner } from '../objects/objects';
import { ROUTES } from '../../src/endpoints/route-table';
import { findFault } from './documented-response';
import { generateRequests, type ExistingObjects, type FuzzRequest } from './requests';

const app = withTestApp();

/** `FUZZ_REQUESTS` and `FUZZ_SEED` repeat a run: the title names both. */
const COUNT = Number(process.env['FUZZ_REQUESTS'] ?? 1000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);

const CALLERS = ['visitor', 'member', 'youth leader', 'communication leader', 'admin'] as const;
type Caller = (typeof CALLERS)[number];
/** Requests delete objects and change them, so each round has new ones. */
const ROUND = 2000;
const TIMEOUT_MS = 20_000;

const sessions = new Map<string, Record<string, string>>();

async function enter(caller: Caller): Promise<void> {
  if (caller !== 'visitor') sessions.set(caller, (await signIn(app(), caller)).headers);
}

async function createObjects(): Promise<ExistingObjects> {
  const { user, headers } = await signIn(app(), 'member');
  const owner: ObjectOwner = { department: null, user_id: user.id, headers };
  const existing = new Map<string, Readonly<Record<string, unknown>>>();
  for (const record of ROUTES.values()) {
    const kind = record.paths[0]?.includes('/:') ? findObjectKind(record) : undefined;
    if (kind) existing.set(record.name, await kind.create(app(), owner));
  }
  return existing;
}

async function send({ caller, method, url, headers, body }: FuzzRequest<Caller>): Promise<void> {
  const response = await app().inject({
    method: method as 'GET',
    url,
    headers: { ...sessions.get(caller), ...body?.headers, ...headers },
    ...(body && { payload: body.payload }),
  });
  // Some requests end the session or the account that they are made with.
  if (response.statusCode === 401) await enter(caller);
  const fault = findFault(url, method, response);
  if (fault) throw new Error(fault);
}

it(
  `responds to ${COUNT} generated requests as documented (seed ${SEED})`,
  async () => {
    for (let round = 0; round * ROUND < COUNT; round += 1) {
      for (const caller of CALLERS) await enter(caller);
      const requests = fc.asyncProperty(generateRequests(CALLERS, await createObjects()), send);
      await fc.assert(requests, {
        seed: SEED + round,
        numRuns: Math.min(ROUND, COUNT - round * ROUND),
        timeout: TIMEOUT_MS,
      });
    }
  },
  10 * 60_000,
);
