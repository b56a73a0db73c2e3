import { authEndpoints } from './auth';
import { inquiriesEndpoints } from './inquiries';
import { membersEndpoints } from './members';
import { ministryMembersEndpoints } from './ministry-members';
import { newsletterEndpoints } from './newsletter';
import { prayersEndpoints } from './prayers';
import { usersEndpoints } from './users';

export const peopleEndpoints = {
  ...authEndpoints,
  ...inquiriesEndpoints,
  ...membersEndpoints,
  ...ministryMembersEndpoints,
  ...newsletterEndpoints,
  ...prayersEndpoints,
  ...usersEndpoints,
} as const;
