import { decideScope, type Actor, type Capability, type Department } from '@narthex/shared-contracts';
import type { EndpointName } from '@narthex/shared-contracts/endpoints';
import { KINDS, signIn, withTestApp, type Kind } from '../../test/build-app';
import {
  createEvent,
  createGalleryItem,
  createPageSection,
  createSection,
  createSermon,
  createSlide,
} from '../../test/content-factories';
import { getRoute } from './route-table';

const app = withTestApp();
const sessions = new Map<Kind, Record<string, string>>();
const kinds = Object.keys(KINDS) as Kind[];

beforeAll(async () => {
  for (const kind of kinds) sessions.set(kind, (await signIn(app(), kind)).headers);
}, 60_000);

type Create = (department: Department | null) => Promise<{ readonly id: number }>;

const event: Create = (department) => createEvent(app(), { department });

/** How an object of each endpoint that acts on one is made. What no department can own is the whole church's. */
const OBJECTS: Readonly<Partial<Record<EndpointName, { create: Create; isOwned: boolean }>>> = {
  'events.update': { create: event, isOwned: true },
  'events.delete': { create: event, isOwned: true },
  'attendees.list': { create: event, isOwned: true },
  'slides.update': { create: () => createSlide(app()), isOwned: false },
  'slides.delete': { create: () => createSlide(app()), isOwned: false },
  'sections.update': { create: () => createSection(app()), isOwned: false },
  'sections.delete': { create: () => createSection(app()), isOwned: false },
  'sermons.update': { create: () => createSermon(app()), isOwned: false },
  'sermons.delete': { create: () => createSermon(app()), isOwned: false },
  'gallery.update': { create: () => createGalleryItem(app()), isOwned: false },
  'gallery.delete': { create: () => createGalleryItem(app()), isOwned: false },
  'about.deleteSection': { create: () => createPageSection(app()), isOwned: false },
};

/** A body that any of these endpoints takes. */
const BODY = { title: 'Changed', content: 'Changed' };
const STATUS = { apply: 200, propose: 202, refuse: 403 } as const;

const other = (department: Department | null): Department =>
  department === 'health' ? 'education' : 'health';

it('covers every command that acts on one object', () => {
  const withObject = [...app().commands.keys()].filter((name) => getRoute(name).paths[0]?.includes(':id'));
  expect(Object.keys(OBJECTS)).toEqual(expect.arrayContaining(withObject));
});

const CASES = kinds.flatMap((kind) =>
  (Object.entries(OBJECTS) as [EndpointName, NonNullable<(typeof OBJECTS)[EndpointName]>][]).flatMap(
    ([name, { create, isOwned }]) => {
      const { department } = KINDS[kind];
      const owners: [string, Department | null][] = [
        ['the whole church', null],
        ...(isOwned && department ? [['their own department', department] as [string, Department]] : []),
        ...(isOwned ? [['another department', other(department)] as [string, Department]] : []),
      ];
      return owners.map(([whose, owner]) => ({ kind, name, whose, owner, create }));
    },
  ),
);

it.each(CASES)('$kind: $name on an object of $whose', async ({ kind, name, owner, create }) => {
  const { id } = await create(owner);
  const { method, paths, capability } = getRoute(name);
  const response = await app().inject({
    method: method as 'PUT',
    url: (paths[0] ?? '').replace(':id', String(id)),
    headers: sessions.get(kind),
    ...(method === 'PUT' && { payload: BODY }),
  });
  const actor: Actor = { id: 1, ...KINDS[kind] };
  const decision = decideScope(actor, capability as Capability, { department: owner });
  expect(response.statusCode).toBe(STATUS[decision]);
});
