import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { Badge, Button } from '@narthex/shared-ui';

interface RsvpButtonProps {
  event: ChurchEvent;
  isAttending: boolean;
  isBusy: boolean;
  onChange: (attending: boolean) => void;
}

const isFull = ({ max_attendees: seats, attendees_count: taken }: ChurchEvent) => !!seats && taken >= seats;

/** Whether the person comes, and the button that changes it. */
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
  if (isFull(event)) return <Badge>Full</Badge>;
  return (
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
}
