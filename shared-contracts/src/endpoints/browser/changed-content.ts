import type { ContentSubject } from '../../api/content-subjects';
import type { Endpoints } from '../index';

/** The groups whose writes change what pages show. */
type ChangingGroup = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { readonly invalidates: unknown }
    ? Name extends `${infer Group}.${string}`
      ? Group
      : never
    : never;
}[keyof Endpoints];

/**
 * The content that writes put out of date, by the first part of their names: what the records say under `invalidates`,
 * for browser code, which can't carry the records' schemas.
 */
export const CHANGED_CONTENT = {
  about: ['about'],
  announcements: ['announcements'],
  departments: ['ministries'],
  events: ['events'],
  gallery: ['gallery', 'media'],
  leaders: ['leaders'],
  members: ['members'],
  membership: ['ministries'],
  ministries: ['ministries'],
  ministryMembers: ['ministries'],
  ownAccount: ['events', 'members', 'ministries', 'prayer'],
  pageContent: ['ministries'],
  prayers: ['prayer'],
  programme: ['calendar'],
  projects: ['church-projects'],
  rsvps: ['events'],
  sections: ['homepage'],
  sermons: ['media', 'sermons'],
  services: ['worship-services'],
  settings: ['site'],
  slides: ['homepage'],
  songs: ['songs'],
  studyAndMission: ['site'],
  waitingList: ['events'],
} as const satisfies Readonly<Record<ChangingGroup, readonly ContentSubject[]>>;
