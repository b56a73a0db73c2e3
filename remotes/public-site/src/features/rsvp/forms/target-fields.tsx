import { LANGUAGE, LANGUAGE_BASE } from '@narthex/shared-contracts/languages';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { rsvpTarget } from '../use-rsvp';

/** Which event, and which occurrence of it, a plain post is for. */
export function TargetFields({ event }: { event: ChurchEvent }) {
  const { eventId, occurrence } = rsvpTarget(event);
  return (
    <>
      <input type="hidden" name="event_id" value={eventId} />
      {LANGUAGE_BASE ? <input type="hidden" name="language" value={LANGUAGE} /> : null}
      {occurrence ? <input type="hidden" name="occurrence" value={occurrence} /> : null}
    </>
  );
}
