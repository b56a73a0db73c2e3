import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { Badge, Button } from '@narthex/shared-ui';
import { OwnWaitingList } from './waiting-list';

interface RsvpButtonProps {
  event: ChurchEvent;
  isAttending: boolean;
  isBusy: boolean;
  onChange: (attending: boolean) => void;
}

/** Places that are kept for people on the waiting list count as taken. */
const isFull = ({ max_attendees: seats, attendees_count: taken, waiting_count: waiting }: ChurchEvent) =>
  !!seats && taken + waiting >= seats;

/** Renders whether the person attends an event, and the button that changes it. */
export function RsvpButton({ event, isAttending, isBusy, onChange }: RsvpButtonProps) {
  if (isAttending) {
    return (
      <>
        <Badge tone="good">You are on the list</Badge>
        <Button
          variant="quiet"
          size="small"
          isBusy={isBusy}
          aria-label={`Cancel my RSVP for ${event.title}`}
          onClick={() => onChange(false)}
        >
          Cancel my RSVP
        </Button>
      </>
    );
  }
  const takePlace = (
    <Button
      variant="quiet"
      size="small"
      isBusy={isBusy}
      aria-label={`I’m coming to ${event.title}`}
      onClick={() => onChange(true)}
    >
      I’m coming
    </Button>
  );
  return isFull(event) ? <OwnWaitingList event={event} takePlace={takePlace} /> : takePlace;
}
