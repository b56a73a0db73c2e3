import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { pickKnownValues, type FormDraft, type StoredDraft } from './form-draft';

interface KeptDraftOptions<Values extends object> {
  readonly draft: FormDraft;
  /** Holds the form's values before anything is typed. */
  readonly original: Values;
  /** The version of the object that the form starts from. */
  readonly version: number | undefined;
  readonly setVersion: (version: number | undefined) => void;
  /** The values of what was proposed; throws where it doesn't fit the form. */
  readonly getProposedValues: (proposed: object) => Values;
}

function readValues<Values extends object>(
  kept: StoredDraft,
  { draft, original, getProposedValues }: KeptDraftOptions<Values>,
): Partial<Values> | undefined {
  if ('values' in kept) return pickKnownValues(kept.values, original);
  try {
    return getProposedValues(kept.proposed);
  } catch (cause) {
    // Objects change between releases, and a proposal may be old.
    console.warn('What was proposed does not fit the form', cause);
    draft.clear();
    return undefined;
  }
}

/** Fills a form from its draft, and writes into the draft what is typed from then on. */
export function useKeptDraft<Values extends object, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  options: KeptDraftOptions<Values>,
) {
  const { draft, original, version, setVersion } = options;
  const { reset, subscribe } = form;
  const [isRestored, setRestored] = useState(false);
  const [rejection, setRejection] = useState<string>();

  const startDraft = useEffectEvent(() => {
    const kept = draft.read();
    const values = kept && readValues(kept, options);
    if (kept && values) {
      reset({ ...original, ...values }, { keepDefaultValues: true });
      // Values that were typed over an older version must cause a conflict with the newer one.
      setVersion(kept.version);
      setRejection(kept.rejection);
      setRestored(true);
    }
  });
  useEffect(() => startDraft(), []);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          draft.write({ values: { ...values }, version, rejection, sent: draft.read()?.sent }),
      }),
    [subscribe, draft, version, rejection],
  );

  return {
    isRestored,
    rejection,
    forget: () => {
      setRestored(false);
      setRejection(undefined);
      draft.clear();
    },
  };
}
