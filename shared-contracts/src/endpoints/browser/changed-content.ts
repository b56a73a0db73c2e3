import { CONTENT_SUBJECTS, type ContentSubject } from '../../api/content-subjects';
import type { Endpoints } from '../index';

/** The groups whose writes change what pages show, but for those that change just what they are called like. */
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
 * The content that writes put out of date, by the first part of their names: what the records say under `invalidates`,
 * for browser code, which can't carry the records' schemas.
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

/** The content that the writes of a group put out of date; a group that is called like its content changes that. */
export function findChangedContent(group: string): readonly ContentSubject[] {
  return BY_GROUP[group] ?? (isSubject(group) ? [group] : []);
}
