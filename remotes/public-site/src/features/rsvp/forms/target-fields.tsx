import { LANGUAGE, LANGUAGE_BASE } from '@narthex/shared-contracts/languages';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { rsvpTarget } from '../use-rsvp';

/** Renders hidden fields that identify the event and its occurrence in a plain post. */
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
