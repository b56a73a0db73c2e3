import type { Access } from '@narthex/shared-contracts';

export const GUARD_LABELS: Readonly<Record<Access, string>> = {
  public: 'Everybody',
  'signed-in': 'People who are signed in',
  member: 'Members',
  leader: 'Leaders',
  admin: 'Administrators, pastors, elders',
  'admin-only': 'Administrators and communication',
};
