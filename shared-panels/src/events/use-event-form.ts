import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError, useSession } from '@narthex/shared-auth';
import {
  eventInputSchema,
  type ChurchEvent,
  type ValidatedEvent,
} from '@narthex/shared-contracts/schemas/events';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { eventDraft } from './event-draft';
import { EVENT_WORDS } from './event-words';
import { emptyForm, formOf, valuesToSend, type EventFormValues } from './form-values';
import type { EventsVariant } from './types';
import { useSaveEvent } from './use-events';

export interface EventFormOptions {
  /** The event to edit; without one the form creates. */
  event: ChurchEvent | undefined;
  variant: EventsVariant;
  timeZone: string;
  onSaved: (message: string) => void;
  onDirtyChange: (isDirty: boolean) => void;
}

/** The state of the event form: its values, its draft, and what the server says of them. */
export function useEventForm({ event, variant, timeZone, onSaved, onDirtyChange }: EventFormOptions) {
  const words = EVENT_WORDS[variant];
  // The zone of the first render stays: what was shown in one must not be read in another.
  const [zone] = useState(timeZone);
  const [original] = useState(() => (event ? formOf(event, zone) : emptyForm(words.defaultType)));
  const actorId = useSession((session) => session.actor?.id);
  const [draft] = useState(() => eventDraft(actorId, event?.id));
  const [isRestored, setRestored] = useState(false);
  const [failure, setFailure] = useState('');
  const save = useSaveEvent(event?.id);
  const form = useForm<EventFormValues, unknown, ValidatedEvent>({
    resolver: zodResolver(eventInputSchema),
    defaultValues: original,
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;

  const restore = useEffectEvent(() => {
    const kept = draft.read();
    if (kept) {
      form.reset({ ...original, ...kept }, { keepDefaultValues: true });
      setRestored(true);
    }
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.write(values) });
  });
  useEffect(() => restore(), []);

  const tellDirty = useEffectEvent(onDirtyChange);
  useEffect(() => tellDirty(isDirty), [isDirty]);

  function handleFailure(cause: unknown) {
    console.error('The event was not saved', cause);
    setFailure(words.saveFailure(cause));
    if (!(cause instanceof ApiError)) return;
    for (const [field, messages] of Object.entries(cause.fieldErrors)) {
      const name = Object.keys(original).find((known) => known === field);
      const path = name && isField(name, original) ? name : (`root.${field}` as const);
      form.setError(path, { type: 'server', message: messages.join('\n') });
    }
  }

  const handleSubmit = form.handleSubmit(
    async (values) => {
      setFailure('');
      try {
        await save.mutateAsync(valuesToSend(values, zone));
      } catch (cause) {
        return handleFailure(cause);
      }
      draft.clear();
      onSaved(event ? 'Event updated successfully!' : 'Event created successfully!');
    },
    () => setFailure(''),
  );

  return {
    form,
    failure,
    isRestored,
    isSaving: save.isPending,
    invalidTitle: words.invalidTitle,
    handleSubmit,
    startAfresh: () => {
      form.reset(original);
      draft.clear();
      setRestored(false);
    },
  };
}

function isField(name: string, form: EventFormValues): name is keyof EventFormValues & string {
  return name in form;
}
