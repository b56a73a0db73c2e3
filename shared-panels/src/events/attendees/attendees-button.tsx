import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { t } from '@narthex/shared-contracts/translate';
import { Dialog, IconButton } from '@narthex/shared-ui';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { lazySection } from '../../lazy-section';
import type { AttendeesListProps } from './attendees-list';

const AttendeesList = lazySection<AttendeesListProps>(() => import('./attendees-list'));

interface AttendeesButtonProps {
  event: Pick<ChurchEvent, 'id' | 'title'>;
  timeZone: string;
}

/** Renders a button that shows the leaders of an event who is coming. */
export function AttendeesButton({ event: { id, title }, timeZone }: AttendeesButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const label = t('Who is coming to {title}', { title });
  return (
    <>
      <IconButton
        label={label}
        aria-haspopup="dialog"
        icon={<Users size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Dialog isOpen title={label} onClose={() => setOpen(false)}>
          <AttendeesList eventId={id} timeZone={timeZone} />
        </Dialog>
      ) : null}
    </>
  );
}
