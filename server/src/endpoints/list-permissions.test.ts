import { z } from 'zod';
import { canEdit, decideScope, scopeOf, type Actor, type Department } from '@narthex/shared-contracts';
import { KINDS, signIn, withTestApp, type Kind } from '../../test/build-app';
import { findObjectKind, type ObjectKind, type ObjectOwner } from '../../test/objects/objects';
import type { RouteName } from '@narthex/shared-contracts/endpoints';
import { ROUTES, type RouteRecord } from './route-table';

const app = withTestApp();
const PEOPLE = ['visitor', ...(Object.keys(KINDS) as Kind[])] as const;
type Person = (typeof PEOPLE)[number];
const VISITOR: ObjectOwner = { department: null, user_id: 0, headers: {} };
const owners = new Map<Person, ObjectOwner>();

beforeAll(async () => {
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const { user, headers } = await signIn(app(), kind);
    owners.set(kind, { department: KINDS[kind].department, user_id: user.id, headers });
  }
}, 60_000);

const getActor = (person: Person): Actor | null =>
  person === 'visitor' ? null : { id: owners.get(person)?.user_id ?? 0, ...KINDS[person] };

/** These lists are the same for everybody who may read them. */
const SAME_FOR_ALL: readonly RouteName[] = [
  // A ministry may add anybody in the register.
  'ministryMembers.listCandidates',
  // This site doesn't record gifts.
  'ownAccount.listDonations',
];

const isList = ({ response }: RouteRecord) =>
  response instanceof z.ZodObject && response.shape['data'] instanceof z.ZodArray;
const hasQuery = ({ query }: RouteRecord, name: string) =>
  query instanceof z.ZodObject && Object.hasOwn(query.shape, name);

interface NarrowedList {
  readonly name: RouteName;
  readonly url: string;
  readonly kind: ObjectKind | undefined;
  readonly create: ObjectKind['create'] | undefined;
  readonly isListed: (actor: Actor | null, owner: ObjectOwner) => boolean;
}

const covers =
  (capability: RouteRecord['capability'], kind: ObjectKind | undefined) =>
  (actor: Actor | null, { user_id: userId, department }: ObjectOwner) =>
    capability !== 'public' &&
    decideScope(actor, capability, kind?.belongsTo === 'person' ? { userId } : { department }) === 'apply';

/** These lists differ between people: by what they manage, by their own records, or by drafts. */
const LISTS = [...ROUTES.values()]
  .filter((record) => record.method === 'GET' && isList(record) && !record.paths[0]?.includes('/:'))
  .flatMap((record): NarrowedList[] => {
    const { name, capability, paths } = record;
    const kind = findObjectKind(record);
    const shared = { name, kind, url: `${paths[0]}${hasQuery(record, 'per_page') ? '?per_page=100' : ''}` };
    if (capability !== 'public') {
      const isNarrow = Object.values(KINDS).some((person) =>
        ['own', 'department'].includes(scopeOf({ id: 1, ...person }, capability)),
      );
      const isListed = covers(capability, kind);
      return isNarrow && !SAME_FOR_ALL.includes(name) ? [{ ...shared, create: kind?.create, isListed }] : [];
    }
    const { draft } = kind ?? {};
    if (!draft || !name.endsWith('.list')) return [];
    const { create, shownTo } = draft;
    const isEditable = (actor: Actor | null, { department }: ObjectOwner) =>
      canEdit(actor, shownTo, { department });
    return [
      { ...shared, create, isListed: isEditable },
      ...(hasQuery(record, 'mine')
        ? [
            {
              ...shared,
              url: `${shared.url}&mine=true`,
              create: kind?.create,
              isListed: covers(shownTo, kind),
            },
          ]
        : []),
    ];
  });

it(`tries ${LISTS.length} lists that are narrowed, with objects of everybody`, () => {
  expect(LISTS.filter(({ create }) => !create).map(({ name }) => name)).toEqual([]);
});

describe.each(LISTS)('$name $url', ({ url, kind, create, isListed }) => {
  const made: { readonly id: string | number | undefined; readonly owner: ObjectOwner }[] = [];

  beforeAll(async () => {
    const departments = new Set<Department | null>([
      null,
      'health',
      ...[...owners.values()].map((owner) => owner.department),
    ]);
    const ofDepartments = [...departments].map((department) => ({ ...VISITOR, department }));
    for (const owner of kind?.belongsTo === 'church-or-department' ? ofDepartments : owners.values())
      made.push({ id: (await create?.(app(), owner))?.['id'], owner });
  });

  it.each(PEOPLE)('shows a %s what is theirs, and no more', async (person) => {
    const { headers } = owners.get(person) ?? VISITOR;
    const response = await app().inject({ url, headers });
    const listed: { id: number }[] = response.statusCode === 200 ? response.json().data : [];
    const ids = new Set(listed.map(({ id }) => id));
    const seen = made.filter(({ id }) => ids.has(Number(id)));
    expect(seen).toEqual(made.filter(({ owner }) => isListed(getActor(person), owner)));
  });
});
