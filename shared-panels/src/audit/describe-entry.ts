import type { AuditEntry } from '@narthex/shared-contracts/schemas/audit';
import { t } from '@narthex/shared-contracts/translate';
import { toLabel } from '../choice-labels';

/** These actions have a label that doesn't follow from their name. */
const ACTIONS: Readonly<Record<string, string>> = {
  'access.refused': t('Was refused'),
  'audit.export': t('Downloaded the activity log'),
  'auth.app_remove': t('Removed the app of two-step sign-in'),
  'auth.code_failed': t('Entered a wrong sign-in code'),
  'auth.confirmation_ask': t('Asked for a link that confirms their email address'),
  'auth.email_confirm': t('Confirmed their email address'),
  'auth.invite': t('Invited somebody'),
  'auth.locked_out': t('Locked out after failed attempts'),
  'auth.login': t('Signed in'),
  'auth.login_failed': t('Sign-in failed'),
  'auth.logout': t('Signed out'),
  'auth.mail_choices': t('Chose which messages they get'),
  'auth.passkey_add': t('Added a passkey'),
  'auth.passkey_failed': t('Used a passkey that could not be confirmed'),
  'auth.passkey_remove': t('Removed a passkey'),
  'auth.password_forgotten': t('Asked for a new password'),
  'auth.password_reset': t('Chose a new password'),
  'auth.password_change': t('Changed their password'),
  'auth.photo_update': t('Changed their photo'),
  'auth.profile_update': t('Changed their profile'),
  'auth.recovery_codes_renew': t('Made new recovery codes'),
  'auth.register': t('Registered'),
  'auth.second_factor_disable': t('Switched off two-step sign-in'),
  'auth.second_factor_enable': t('Switched on two-step sign-in'),
  'auth.session_end': t('Signed out one of their devices'),
  'auth.session_end_others': t('Signed out all their other devices'),
  'backup.fail': t('A backup failed'),
  'backup.late': t('A backup was late'),
  'backup.prove': t('A backup was made, restored and compared'),
  'backup.start': t('Started a backup'),
  'broadcast.test': t('Sent themselves an email to many, to try it out'),
  'demo.remove': t('Removed the demo congregation'),
  'event.give_place_back': t('Gave a place at an event back'),
  'event.join_waiting_list': t('Joined a waiting list'),
  'event.leave_waiting_list': t('Left a waiting list'),
  'event.offer_place': t('Offered a free place to the next on the waiting list'),
  'event.offer_lapsed': t('A free place was not taken in time'),
  'event.take_offered_place': t('Took a place from the waiting list'),
  'event.take_place': t('Took a place at an event'),
  'mail.retry': t('Sent an email again'),
  'mail.unsubscribe': t('Left the messages to many'),
  'membership.ask': t('Asked to join a ministry'),
  'membership.join': t('Said yes to a ministry'),
  'membership.leave': t('Left a ministry'),
  'remote.retire': t('Deleted an old version'),
  'remote.withdraw': t('Took a version off that may no longer do what it does'),
  'settings.end_first_day': t('Put away the list of the first day'),
  'settings.rotate_secrets': t('Replaced the secrets of the site'),
  'settings.update': t('Changed the settings'),
  'subscription.ask': t('Signed up for the newsletter'),
  'subscription.confirm': t('Confirmed the newsletter'),
  'subscription.end': t('Left the newsletter'),
  'user.confirmation_send': t('Sent somebody the confirmation of their email address again'),
  'user.create_admin': t('Made an administrator'),
  'user.reset_admin': t('Let an administrator in again'),
  'user.second_factor_reset': t('Switched off the two-step sign-in of somebody'),
  'user.update_profile': t('Changed their profile'),
  'user.update_role': t('Changed a role'),
  'user.sessions_end': t('Signed somebody out everywhere'),
  'user.update_status': t('Changed whether somebody may sign in'),
};

const VERBS: Readonly<Record<string, string>> = {
  create: t('created'),
  update: t('changed'),
  delete: t('deleted'),
  propose: t('change proposed'),
  reorder: t('order changed'),
  save: t('saved'),
  approve: t('approved'),
  reject: t('rejected'),
  feature: t('featured'),
  receive: t('received'),
  reply: t('answered'),
  send: t('sent'),
  unschedule: t('taken back'),
  upload: t('file uploaded'),
  publish: t('version published'),
  make_live: t('version made live'),
  live: t('version made live'),
  canary: t('share of visitors changed'),
  rollback: t('earlier version made live'),
  disable: t('switched off'),
  enable: t('switched on'),
  undo: t('last change undone'),
  preview: t('preview made'),
  issue: t('issued'),
  revoke: t('revoked'),
  import: t('imported'),
  export: t('downloaded'),
  accept: t('let in'),
  decline: t('declined'),
  invite: t('invited'),
};

/** Returns the label of a subject type: `Gallery item` for `gallery_item`. */
export const describeKind = (type: string): string => toLabel(type.replaceAll('-', '_'));

/** Returns the label of an action: `Event changed` for `event.update`. */
export function describeAction(action: string): string {
  const [subject = '', verb = ''] = action.split('.');
  return (
    ACTIONS[action] ??
    t('{kind} {action}', {
      kind: describeKind(subject),
      action: VERBS[verb] ?? verb.replaceAll('_', ' '),
    })
  );
}

/** Returns the title of an entry's subject, or its number if it has no title. */
export function describeThing({ title, subject_type: type, subject_id: id }: AuditEntry): string {
  if (title) return title;
  return id === null ? describeKind(type) : `${describeKind(type)} ${id}`;
}
