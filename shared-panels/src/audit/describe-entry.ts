import type { AuditEntry } from '@narthex/shared-contracts/schemas/audit';
import { toLabel } from '../choice-labels';

/** What has a name of its own. */
const ACTIONS: Readonly<Record<string, string>> = {
  'access.refused': 'Was refused',
  'audit.export': 'Downloaded the activity log',
  'auth.confirmation_ask': 'Asked for a link that confirms their e-mail address',
  'auth.email_confirm': 'Confirmed their e-mail address',
  'auth.locked_out': 'Locked out after failed attempts',
  'auth.login': 'Signed in',
  'auth.login_failed': 'Sign-in failed',
  'auth.logout': 'Signed out',
  'auth.password_forgotten': 'Asked for a new password',
  'auth.password_reset': 'Chose a new password',
  'auth.password_change': 'Changed their password',
  'auth.profile_update': 'Changed their profile',
  'auth.register': 'Registered',
  'event.give_place_back': 'Gave a place at an event back',
  'event.join_waiting_list': 'Joined a waiting list',
  'event.leave_waiting_list': 'Left a waiting list',
  'event.offer_place': 'Offered a free place to the next on the waiting list',
  'event.offer_lapsed': 'A free place was not taken in time',
  'event.take_offered_place': 'Took a place from the waiting list',
  'event.take_place': 'Took a place at an event',
  'mail.retry': 'Sent an e-mail again',
  'mail.unsubscribe': 'Left the messages to many',
  'membership.ask': 'Asked to join a ministry',
  'membership.join': 'Said yes to a ministry',
  'membership.leave': 'Left a ministry',
  'settings.update': 'Changed the settings',
  'subscription.ask': 'Signed up for the newsletter',
  'subscription.confirm': 'Confirmed the newsletter',
  'subscription.end': 'Left the newsletter',
  'user.confirmation_send': 'Sent somebody the confirmation of their e-mail address again',
  'user.update_profile': 'Changed their profile',
  'user.update_role': 'Changed a role',
  'user.update_status': 'Changed whether somebody may sign in',
};

const VERBS: Readonly<Record<string, string>> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  propose: 'change proposed',
  reorder: 'order changed',
  save: 'saved',
  approve: 'approved',
  reject: 'rejected',
  feature: 'featured',
  receive: 'received',
  reply: 'answered',
  send: 'sent',
  unschedule: 'taken back',
  upload: 'file uploaded',
  publish: 'version published',
  make_live: 'version made live',
};

/** A kind of thing: `gallery_item` as `Gallery item`. */
export const describeKind = (type: string): string => toLabel(type.replaceAll('-', '_'));

/** `event.update` as `Event changed`. */
export function describeAction(action: string): string {
  const [subject = '', verb = ''] = action.split('.');
  return ACTIONS[action] ?? `${describeKind(subject)} ${VERBS[verb] ?? verb.replaceAll('_', ' ')}`;
}

/** What an entry is about: by its name, or else by its number. */
export function describeThing({ title, subject_type: type, subject_id: id }: AuditEntry): string {
  if (title) return title;
  return id === null ? describeKind(type) : `${describeKind(type)} ${id}`;
}
