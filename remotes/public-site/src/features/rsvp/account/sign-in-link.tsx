import { paths } from '@narthex/shared-contracts';
import { Link } from '@narthex/remote-kit/router';

/** Leads a member to the seats that are kept for members, and back to the event. */
export function SignInLink({ eventId }: { eventId: number }) {
  const back = encodeURIComponent(`${paths.event.to(eventId)}#rsvp`);
  return (
    <p>
      <Link to={`${paths.members.to()}?return_to=${back}`}>Sign in as a member</Link>
    </p>
  );
}
