import { CONTENT_SUBJECTS, type ContentSubject } from '../../api/content-subjects';
import type { Endpoints } from '../index';

/**
 * The type collects the groups whose writes change content, except those that change only the subject of
 * their own name.
 */
type ChangingGroup = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { readonly invalidates: infer Subjects }
    ? Name extends `${infer Group}.${string}`
      ? Subjects extends readonly [Group]
        ? never
        : Group
      : never
    : never;
}[keyof Endpoints];

/**
 * Maps the first part of an endpoint's name to the content that its writes invalidate. It repeats
 * `invalidates` of the records, because browser code can't include the records' schemas.
 */
const CHANGED_CONTENT: Readonly<Record<ChangingGroup, readonly ContentSubject[]>> = {
  departments: ['ministries'],
  gallery: ['gallery', 'media'],
  membership: ['ministries'],
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
  settings: ['about', 'site'],
  slides: ['homepage'],
  studyAndMission: ['site'],
  waitingList: ['events'],
};

const BY_GROUP: Readonly<Record<string, readonly ContentSubject[]>> = CHANGED_CONTENT;
const isSubject = (name: string): name is ContentSubject =>
  CONTENT_SUBJECTS.some((subject) => subject === name);

/**
 * Returns the content that the writes of a group invalidate; by default it is the subject with the group's
 * name.
 */
export function findChangedContent(group: string): readonly ContentSubject[] {
  return BY_GROUP[group] ?? (isSubject(group) ? [group] : []);
}
