import type { Access, RemoteKind } from '@narthex/shared-contracts';

export const GUARD_LABELS: Readonly<Record<Access, string>> = {
  public: 'Everybody',
  'signed-in': 'People who are signed in',
  member: 'Members',
  leader: 'Leaders',
  admin: 'Administrators, pastors, elders',
  'admin-only': 'Administrators and communication',
};

export const KIND_LABELS: Readonly<Record<RemoteKind, string>> = {
  isolated: 'Isolated, in a frame of its own',
  core: 'Core, reviewed by the communications team',
};
