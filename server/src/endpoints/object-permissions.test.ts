import { decideScope, type Actor, type Capability, type Department } from '@narthex/shared-contracts';
import type { EndpointName } from '@narthex/shared-contracts/endpoints';
import { createUser } from '../../test/factories';
import { KINDS, signIn, withTestApp, type Kind } from '../../test/build-app';
import { ministryMembers } from '../database/schema/content/ministries';
import { announcementStore } from '../modules/announcements/repository';
import { calendarStore } from '../modules/calendar/repository';
import { grantStore } from '../modules/delivery/publishing/grant-repository';
import { projectStore, serviceStore } from '../modules/homepage/list-repository';
import { ministryStore } from '../modules/ministries/repository';
import { songStore } from '../modules/songs/repository';
import {
  createEvent,
  createGalleryItem,
  createLeader,
  createPageSection,
  createPrayer,
  createSection,
  createSermon,
  createSlide,
} from '../../test/content-factories';
import { createBroadcast, createInquiry } from '../../test/mail/mail-factories';
import { getRoute } from './route-table';

const app = withTestApp();
const sessions = new Map<Kind, Record<string, string>>();
const kinds = Object.keys(KINDS) as Kind[];

beforeAll(async () => {
  for (const kind of kinds) sessions.set(kind, (await signIn(app(), kind)).headers);
}, 60_000);

/** A remote has one grant. */
let grants = 0;

type Create = (department: Department | null) => Promise<{ readonly id: number }>;

const event: Create = (department) => createEvent(app(), { department });
const announcement: Create = (department) =>
  announcementStore.insert(app().db, { title: 'Choir practice', content: 'At four.', department });
const leader: Create = () => createLeader(app());
const project: Create = () => projectStore.insert(app().db, { title: 'Roof', description: 'It leaks.' });
const service: Create = () =>
  serviceStore.insert(app().db, { name: 'Vespers', day: 5, startTime: '18:30', endTime: '20:00' });
const programme: Create = () => calendarStore.insert(app().db, { date: '2026-11-28' });
const song: Create = () => songStore.insert(app().db, { groupKey: 'dcm', title: 'Morning' });
const MINISTRY = { name: 'Choir', description: 'Sings.', leader: 'Juma', email: 'choir@demo.test' };
const ministry: Create = () => ministryStore.insert(app().db, MINISTRY);

async function createPlace(
  department: Department | null,
  { status, hasAccount }: { readonly status: 'asked' | 'joined'; readonly hasAccount: boolean },
) {
  const { id: ministryId } = await ministryStore.insert(app().db, { ...MINISTRY, department });
  const user = await createUser(app(), hasAccount ? {} : { passwordHash: null });
  const [place] = await app()
    .db.insert(ministryMembers)
    .values({ ministryId, userId: user.id, status })
    .returning();
  return { user, place: { id: place?.id ?? 0 } };
}

const joined: Create = async (department) =>
  (await createPlace(department, { status: 'joined', hasAccount: true })).place;
const asked: Create = async (department) =>
  (await createPlace(department, { status: 'asked', hasAccount: true })).place;
const invited: Create = async (department) =>
  (await createPlace(department, { status: 'joined', hasAccount: false })).user;
const member: Create = () => createUser(app(), KINDS.member);
const grant: Create = () =>
  grantStore.insert(app().db, {
    remote: `remote-${(grants += 1)}`,
    owner: 'Music',
    paths: ['/music'],
    leastGuard: 'leader',
    isServerRendered: false,
    sizeBudget: 100_000,
  });

const broadcast: Create = (department) => createBroadcast(app(), { department });
const inquiry: Create = () => createInquiry(app());

/** How an object of each endpoint that acts on one is made. What no department can own is the whole church's. */
const OBJECTS: Readonly<Partial<Record<EndpointName, { create: Create; isOwned: boolean }>>> = {
  'events.update': { create: event, isOwned: true },
  'events.delete': { create: event, isOwned: true },
  'attendees.list': { create: event, isOwned: true },
  'slides.update': { create: () => createSlide(app()), isOwned: false },
  'slides.delete': { create: () => createSlide(app()), isOwned: false },
  'sections.update': { create: () => createSection(app()), isOwned: false },
  'sections.delete': { create: () => createSection(app()), isOwned: false },
  'prayers.approve': { create: () => createPrayer(app()), isOwned: false },
  'prayers.reject': { create: () => createPrayer(app()), isOwned: false },
  'prayers.feature': { create: () => createPrayer(app()), isOwned: false },
  'prayers.delete': { create: () => createPrayer(app()), isOwned: false },
  'users.updateRole': { create: () => createUser(app(), KINDS.member), isOwned: false },
  'users.updateStatus': { create: () => createUser(app(), KINDS.member), isOwned: false },
  'announcements.update': { create: announcement, isOwned: true },
  'announcements.delete': { create: announcement, isOwned: true },
  'leaders.update': { create: leader, isOwned: false },
  'leaders.delete': { create: leader, isOwned: false },
  'projects.update': { create: project, isOwned: false },
  'projects.delete': { create: project, isOwned: false },
  'services.update': { create: service, isOwned: false },
  'services.delete': { create: service, isOwned: false },
  'programme.update': { create: programme, isOwned: false },
  'programme.delete': { create: programme, isOwned: false },
  'songs.update': { create: song, isOwned: false },
  'songs.delete': { create: song, isOwned: false },
  'ministries.update': { create: ministry, isOwned: false },
  'ministries.delete': { create: ministry, isOwned: false },
  'members.get': { create: invited, isOwned: true },
  'members.update': { create: member, isOwned: false },
  'members.delete': { create: member, isOwned: false },
  'members.invite': { create: invited, isOwned: true },
  'ministryMembers.update': { create: joined, isOwned: true },
  'ministryMembers.delete': { create: joined, isOwned: true },
  'ministryMembers.accept': { create: asked, isOwned: true },
  'ministryMembers.decline': { create: asked, isOwned: true },
  'broadcasts.get': { create: broadcast, isOwned: true },
  'broadcasts.update': { create: broadcast, isOwned: true },
  'broadcasts.delete': { create: broadcast, isOwned: true },
  'broadcasts.preview': { create: broadcast, isOwned: true },
  'broadcasts.test': { create: broadcast, isOwned: true },
  'broadcasts.send': { create: broadcast, isOwned: true },
  'broadcasts.unschedule': { create: broadcast, isOwned: true },
  'inquiries.update': { create: inquiry, isOwned: false },
  'inquiries.reply': { create: inquiry, isOwned: false },
  'inquiries.delete': { create: inquiry, isOwned: false },
  'sermons.update': { create: () => createSermon(app()), isOwned: false },
  'sermons.delete': { create: () => createSermon(app()), isOwned: false },
  'gallery.update': { create: () => createGalleryItem(app()), isOwned: false },
  'gallery.delete': { create: () => createGalleryItem(app()), isOwned: false },
  'grants.update': { create: grant, isOwned: false },
  'grants.delete': { create: grant, isOwned: false },
  'about.deleteSection': { create: () => createPageSection(app()), isOwned: false },
};

/** A body that any of these endpoints takes. */
const BODY = { title: 'Changed', content: 'Changed', message: 'Changed', role: 'member', is_active: true };
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
    ...((method === 'PUT' || method === 'POST') && { payload: BODY }),
  });
  const actor: Actor = { id: 1, ...KINDS[kind] };
  const decision = decideScope(actor, capability as Capability, { department: owner });
  expect(response.statusCode).toBe(STATUS[decision]);
});
