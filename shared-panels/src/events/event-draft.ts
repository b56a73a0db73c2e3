import { emptyForm, type EventFormValues } from './form-values';

/**
 * What was typed into an event form and not yet saved. It outlives a session that ends under the person's hands, a
 * reload and a wrong step, in this tab only.
 */
export interface EventDraft {
  read: () => Partial<EventFormValues> | null;
  write: (values: EventFormValues) => void;
  clear: () => void;
}

const FIELDS = new Set(Object.keys(emptyForm('other')));

export function eventDraft(actorId: number | undefined, eventId: number | undefined): EventDraft {
  const key = `narthex:event-draft:${actorId ?? ''}:${eventId ?? 'new'}`;
  return {
    read: () => {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        if (typeof stored !== 'object' || stored === null) return null;
        const known = Object.entries(stored).filter(
          ([field, value]) => FIELDS.has(field) && (typeof value === 'string' || typeof value === 'boolean'),
        );
        return Object.fromEntries(known);
      } catch {
        return null;
      }
    },
    write: (values) => {
      try {
        sessionStorage.setItem(key, JSON.stringify(values));
      } catch {
        // A full or forbidden storage only costs the safety net.
      }
    },
    clear: () => {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // As above.
      }
    },
  };
}
