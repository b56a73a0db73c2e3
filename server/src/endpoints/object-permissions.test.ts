import { canEdit, decideScope, type Actor, type Department, type Owned } from '@narthex/shared-contracts';
import { KINDS, signIn, withTestApp, type Kind } from '../../test/build-app';
import { findObjectKind, type ObjectKind, type ObjectOwner } from '../../test/objects/objects';
import {
  PRIVATE_FIELDS,
  fillPrivateFields,
  findAuditedFields,
  findLeaks,
} from '../../test/objects/private-fields';
import { ROUTES, type RouteRecord } from './route-table';

const app = withTestApp();
const PEOPLE = ['visitor', ...(Object.keys(KINDS) as Kind[])] as const;
type Person = (typeof PEOPLE)[number];

/** Owns the objects that do not belong to the caller. */
let stranger: ObjectOwner;
const owners = new Map<Person, ObjectOwner>();

async function enroll(kind: Kind): Promise<ObjectOwner> {
  const { user, headers } = await signIn(app(), kind);
  return { department: KINDS[kind].department, user_id: user.id, headers };
}

beforeAll(async () => {
  stranger = await enroll('member');
  owners.set('visitor', { department: null, user_id: stranger.user_id, headers: {} });
  for (const kind of Object.keys(KINDS) as Kind[]) owners.set(kind, await enroll(kind));
}, 60_000);

const departmentOf = (person: Person) => (person === 'visitor' ? null : KINDS[person].department);
const otherThan = (own: Department | null): Department => (own === 'health' ? 'education' : 'health');

/** These are all routes whose path names an object, except public files and pages. */
const ENDPOINTS = [...ROUTES.values()].filter(
  ({ paths, isApi, capability }) => paths[0]?.includes('/:') && (isApi || capability !== 'public'),
);

interface Case {
  readonly person: Person;
  readonly whose: string;
  readonly record: RouteRecord;
  readonly kind: ObjectKind;
  readonly create: ObjectKind['create'];
  /** Describes the caller's relation to the object. */
  readonly relation: 'none' | 'own' | 'other';
}

/** Lists the objects to try for this person: their own, other people's, and the whole church's. */
function listRelations(
  { belongsTo }: ObjectKind,
  person: Person,
): readonly (readonly [string, Case['relation']])[] {
  const others =
    belongsTo === 'person' ? 'another person' : belongsTo.includes('department') && 'another department';
  const hasOwn = belongsTo === 'person' ? person !== 'visitor' : departmentOf(person) !== null;
  return [
    ...(belongsTo.startsWith('church') ? [['the whole church', 'none'] as const] : []),
    ...(belongsTo === 'nobody' ? [['nobody', 'none'] as const] : []),
    ...(others && hasOwn ? [['their own', 'own'] as const] : []),
    ...(others ? [[others, 'other'] as const] : []),
  ];
}

/** Lists the cases of an endpoint: each person, with the objects of each owner. */
function listCases(record: RouteRecord): Case[] {
  const kind = findObjectKind(record);
  if (!kind) return [];
  return PEOPLE.flatMap((person) =>
    listRelations(kind, person).flatMap(([whose, relation]) => {
      const shared = { person, record, kind, relation };
      const hasDraft = kind.draft && record.method === 'GET' && record.capability === 'public';
      return [
        { ...shared, whose, create: kind.create },
        ...(hasDraft ? [{ ...shared, whose: `${whose} (draft)`, create: kind.draft.create }] : []),
      ];
    }),
  );
}

const ownerOf = (person: Person) => owners.get(person) ?? stranger;

/** Returns the owner of the object of a case. */
function chooseOwner({ person, relation, kind }: Case): ObjectOwner {
  const own = ownerOf(person);
  if (relation === 'own') return own;
  const isShared = kind.belongsTo !== 'person' && relation === 'other';
  return { ...stranger, department: isShared ? otherThan(own.department) : null };
}

type Outcome = 'applied' | 'proposed' | 'let in' | 401 | 403 | 404;

function actorOf(person: Person): Actor | null {
  const { user_id: userId, department } = ownerOf(person);
  return person === 'visitor' ? null : { id: userId, ...KINDS[person], department };
}

/** Returns the outcome that the capability table prescribes for a request. */
function expectOutcome(
  { person, record: { capability, method }, kind, create }: Case,
  owner: ObjectOwner,
): Outcome {
  const actor = actorOf(person);
  const isPersonal = kind.belongsTo === 'person';
  const subject: Owned = isPersonal ? { userId: owner.user_id } : { department: owner.department };
  if (capability === 'public') {
    if (method !== 'GET') return 'let in';
    const { draft } = kind;
    return create !== draft?.create || canEdit(actor, draft.shownTo, subject) ? 'applied' : 404;
  }
  if (!actor) return 401;
  const decision = decideScope(actor, capability, kind.belongsTo === 'nobody' ? undefined : subject);
  if (decision !== 'refuse') return decision === 'apply' ? 'applied' : 'proposed';
  return isPersonal ? 404 : 403;
}

const OUTCOMES = new Map<number, Outcome>([
  [200, 'applied'],
  [201, 'applied'],
  [204, 'applied'],
  [202, 'proposed'],
]);

/** Most endpoints accept this body. */
const PAYLOAD = {
  title: 'Changed',
  content: 'Changed',
  message: 'Changed',
  reason: 'Changed',
  role: 'member',
  is_active: true,
};

/** No object has this version, so the response of a conflict shows what it reveals about the object. */
const OTHER_VERSION = { 'if-match': '"999999"' };

/**
 * Holds the newest object of each kind that no request has changed; the next case of the same owner uses it.
 */
const unchanged = new Map<
  ObjectKind,
  Pick<ObjectKind, 'create'> & { owner: string; params: Record<string, unknown> }
>();

async function takeObject({ kind, create }: Case, of: ObjectOwner) {
  const owner = `${of.user_id} ${of.department}`;
  const known = unchanged.get(kind);
  unchanged.delete(kind);
  if (known?.owner === owner && known.create === create)
    return { params: known.params, putBack: () => unchanged.set(kind, known) };
  const params = await create(app(), of);
  await fillPrivateFields(app());
  return { params, putBack: () => unchanged.set(kind, { create, owner, params }) };
}

/**
 * Sends the request and returns its response, with what a request based on another version revealed before.
 */
async function send(tried: Case, owner: ObjectOwner) {
  const { record, kind, person } = tried;
  const { params, putBack } = await takeObject(tried, owner);
  const [path = ''] = record.paths;
  const request = (headers: object) =>
    app().inject({
      method: record.method as 'PUT',
      url: path.replace(/:(\w+)/g, (_, name: string) => String(params[name])),
      headers: { ...ownerOf(person).headers, ...kind.headers, ...headers },
      ...(record.method !== 'GET' && { payload: kind.payload ?? PAYLOAD }),
    });
  const isWrite = record.method !== 'GET' && record.capability !== 'public';
  const first = await request(isWrite ? OTHER_VERSION : {});
  // Writes without versions refuse a precondition with 400.
  const isOfVersion = isWrite && [400, 409].includes(first.statusCode);
  const leaks = await findLeaks(app(), actorOf(person), first.body);
  const response = isOfVersion ? await request({}) : first;
  if (record.method === 'GET' || [401, 403, 404].includes(response.statusCode)) putBack();
  return { leaks, response };
}

it(`tries each of ${ENDPOINTS.length} endpoints whose path names an object`, () => {
  const missing = ENDPOINTS.filter((record) => !findObjectKind(record)).map(({ name }) => name);
  expect(missing).toEqual([]);
});

/** Returns the outcome of a request, in the words of `expectOutcome`, and what it revealed. */
async function tryCase(tried: Case): Promise<string[]> {
  const owner = chooseOwner(tried);
  const { leaks, response } = await send(tried, owner);
  const expected = expectOutcome(tried, owner);
  const isRefused = [401, 403, 404].includes(response.statusCode);
  const outcome =
    expected === 'let in' && !isRefused
      ? 'let in'
      : (OUTCOMES.get(response.statusCode) ?? response.statusCode);
  const where = `${tried.person} on an object of ${tried.whose}`;
  return [
    ...(outcome === expected ? [] : [`${where}: ${outcome} instead of ${expected}`]),
    ...[...leaks, ...(await findLeaks(app(), actorOf(tried.person), response.body))].map(
      (leak) => `${where} reads ${leak}`,
    ),
  ];
}

it.each(ENDPOINTS)('$name does to each object what the capabilities of each person say', async (record) => {
  const problems: string[] = [];
  for (const tried of listCases(record)) problems.push(...(await tryCase(tried)));
  expect(problems).toEqual([]);
});

/**
 * These routes read without naming an object: lists, figures, files. They run last, when the database has
 * data.
 */
const READ = [...ROUTES.values()].filter(
  ({ method, paths, isApi }) => method === 'GET' && isApi && !paths[0]?.includes('/:'),
);

it.each(PEOPLE)(
  `reads none of ${PRIVATE_FIELDS.length} private fields beyond their scope in lists: %s`,
  async (person) => {
    const leaks: string[] = [];
    for (const { name, paths } of READ) {
      const { body } = await app().inject({ url: paths[0] ?? '', headers: ownerOf(person).headers });
      for (const leak of await findLeaks(app(), actorOf(person), body)) leaks.push(`${name}: ${leak}`);
    }
    expect(leaks).toEqual([]);
  },
);

it('keeps none of them in the log, from which nothing can be deleted', async () => {
  expect(await findAuditedFields(app())).toEqual([]);
});
