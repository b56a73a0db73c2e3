import { authEndpoints } from './auth';
import { inquiriesEndpoints } from './inquiries';
import { membersEndpoints } from './members';
import { ministryMembersEndpoints } from './ministry-members';
import { newsletterEndpoints } from './newsletter';
import { ownAccountEndpoints } from './own-account';
import { prayersEndpoints } from './prayers';
import { usersEndpoints } from './users';

export const peopleEndpoints = {
  ...authEndpoints,
  ...inquiriesEndpoints,
  ...membersEndpoints,
  ...ministryMembersEndpoints,
  ...newsletterEndpoints,
  ...ownAccountEndpoints,
  ...prayersEndpoints,
  ...usersEndpoints,
} as const;
