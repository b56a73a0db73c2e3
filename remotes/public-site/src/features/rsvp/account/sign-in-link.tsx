import { paths } from '@narthex/shared-contracts';
import { Link } from '@narthex/remote-kit/router';

/** Renders a link to sign-in, which leads to the places that are kept for members and returns to the event. */
export function SignInLink({ eventId }: { eventId: number }) {
  const back = encodeURIComponent(`${paths.event.to(eventId)}#rsvp`);
  return (
    <p>
      <Link to={`${paths.members.to()}?return_to=${back}`}>Sign in as a member</Link>
    </p>
  );
}
