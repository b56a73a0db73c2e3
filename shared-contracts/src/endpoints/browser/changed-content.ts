import { CONTENT_SUBJECTS, type ContentSubject } from '../../api/content-subjects';
import type { Endpoints } from '../index';
import { isManaged, subjectOf, type ManagedName, type SubjectOf } from '../managed/describe-managed';

/** Names the content that writes of a group change unless the table below says otherwise. */
type OwnSubject<Group> = Group extends ManagedName ? SubjectOf<Group> : Group;

/**
 * The type collects the groups whose writes change content, except those that change only the subject of
 * their own.
 */
type ChangingGroup = {
  [Name in keyof Endpoints]: Endpoints[Name] extends {
    readonly invalidates: infer Subjects extends readonly [unknown, ...unknown[]];
  }
    ? Name extends `${infer Group}.${string}`
      ? Subjects extends readonly [OwnSubject<Group>]
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
  rsvps: ['events'],
  sections: ['homepage'],
  sermons: ['media', 'sermons'],
  settings: ['about', 'site'],
  studyAndMission: ['site'],
  waitingList: ['events'],
};

const BY_GROUP: Readonly<Record<string, readonly ContentSubject[]>> = CHANGED_CONTENT;
const isSubject = (name: string): name is ContentSubject =>
  CONTENT_SUBJECTS.some((subject) => subject === name);

/**
 * Returns the content that the writes of a group invalidate; by default it is that of the managed type, or the
 * subject with the group's name.
 */
export function findChangedContent(group: string): readonly ContentSubject[] {
  const subject = isManaged(group) ? subjectOf(group) : group;
  return BY_GROUP[group] ?? (subject !== null && isSubject(subject) ? [subject] : []);
}
