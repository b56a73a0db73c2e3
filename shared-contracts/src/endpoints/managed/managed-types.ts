import type { Capability } from '../../access/capabilities';

/** Names an endpoint that reads objects of a managed type. */
export type ReadVerb = 'list' | 'get';
/** Names an endpoint of a managed type, without the type. */
export type ManagedVerb = ReadVerb | 'create' | 'update' | 'delete' | 'reorder';

/** Describes a type of objects that people manage, except its schemas, which stand in its records. */
export interface ManagedType {
  /** Holds the path of the list; an object has its id below it. */
  readonly path: `/api/${string}`;
  /** Holds the path of `list` and `get` if it differs. */
  readonly readPath?: `/api/${string}`;
  /** Lists the endpoints of the type beside create, update and delete. */
  readonly verbs: readonly (ReadVerb | 'reorder')[];
  /** Names the capability that writes need; the default is `<name>.manage`. */
  readonly capability?: Capability;
  /** Names the capability that reads need; by default anyone may read. */
  readonly readCapability?: Capability;
  /** Names the content that writes change; the default is the type's name, and null means that no page shows it. */
  readonly subject?: string | null;
}

/**
 * Declares every managed type once. Paths, records, content subjects, what a write makes stale and what is
 * readable offline follow from it. Browsers load this table, so it has no schemas.
 */
export const MANAGED_TYPES = {
  announcements: { path: '/api/v1/announcements', verbs: ['list', 'get'] },
  broadcasts: {
    path: '/api/v1/admin/broadcasts',
    verbs: ['list', 'get'],
    capability: 'communications.send',
    readCapability: 'communications.send',
    subject: null,
  },
  events: { path: '/api/v1/events', verbs: ['list', 'get'] },
  gallery: { path: '/api/v1/gallery', verbs: ['list', 'get'] },
  grants: {
    path: '/api/v1/delivery/grants',
    verbs: ['list'],
    capability: 'delivery.release',
    readCapability: 'delivery.release',
    // Grants decide what the registry contains.
    subject: 'remotes',
  },
  leaders: { path: '/api/v1/leaders', verbs: ['list', 'get', 'reorder'] },
  members: { path: '/api/v1/members', verbs: ['list', 'get'], readCapability: 'members.read' },
  ministries: { path: '/api/v1/ministries', verbs: ['list', 'get'] },
  programme: {
    path: '/api/v1/calendar/events',
    verbs: ['list', 'get'],
    capability: 'calendar.manage',
    subject: 'calendar',
  },
  projects: {
    path: '/api/church-projects',
    readPath: '/api/v1/church-projects',
    verbs: ['list', 'reorder'],
    subject: 'church-projects',
  },
  sermons: { path: '/api/v1/sermons', verbs: ['list', 'get'] },
  services: {
    path: '/api/worship-services',
    readPath: '/api/v1/worship-services',
    verbs: ['list', 'reorder'],
    subject: 'worship-services',
  },
  slides: {
    path: '/api/v1/homepage/slides',
    verbs: ['list', 'reorder'],
    capability: 'homepage.manage',
    subject: 'homepage',
  },
  songs: { path: '/api/v1/songs', verbs: ['reorder'] },
} as const satisfies Readonly<Record<string, ManagedType>>;
