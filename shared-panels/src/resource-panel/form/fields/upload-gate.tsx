import { t } from '@narthex/shared-contracts/translate';
import { Button } from '@narthex/shared-ui';
import { createContext, use, useMemo, useState, type MouseEvent } from 'react';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Contains why the last file of a field was not taken, by the field's name. */
type FileRefusals = Readonly<Record<string, string>>;

interface Gate {
  /** Blocks saving during an upload, and returns a function that ends this. */
  readonly hold: () => () => void;
  readonly refusals: FileRefusals;
  /** Blocks saving until the person chooses another file or goes on without one. An empty reason ends this. */
  readonly refuse: (field: string, reason: string) => void;
}

/** Provides the functions by which the file fields of a form block saving. */
export const UploadGate = createContext<Gate>({
  hold: () => () => undefined,
  refusals: {},
  refuse: () => undefined,
});

/** Returns whether files of a form are being uploaded, and what its fields need for `UploadGate`. */
export function useUploadGate() {
  const [count, setCount] = useState(0);
  const [refusals, setRefusals] = useState<FileRefusals>({});
  const gate = useMemo(
    (): Gate => ({
      hold: () => {
        setCount((before) => before + 1);
        return () => setCount((before) => before - 1);
      },
      refusals,
      refuse: (field, reason) => setRefusals((before) => ({ ...before, [field]: reason })),
    }),
    [refusals],
  );
  return { isUploading: count > 0, gate };
}

/** Names the errors of refused files among those of a form's values. */
const REFUSED_FILES = 'refused_files';

/** Returns the name of a field's file control, by which the summary of errors finds it. */
export const refusedFileName = (field: string) => `${REFUSED_FILES}.${field}`;

/** Returns the props of a file field that blocks saving while its last file was refused. */
export function useRefusedFile(field: string, error?: string) {
  const { refusals, refuse } = use(UploadGate);
  const reason = refusals[field];
  const [count, setCount] = useState(1);
  const name = refusedFileName(field);

  function goOn({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    // The button disappears, so the field takes its focus.
    const control = form?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
    refuse(field, '');
  }

  return {
    name,
    error: reason || error,
    onRefuse: (reasons: string, refused = 1) => {
      setCount(Math.max(refused, 1));
      refuse(field, reasons);
    },
    errorAction: reason ? (
      <Button variant="line" size="small" onClick={goOn}>
        {t('{count, plural, one {Go on without this file} other {Go on without these files}}', { count })}
      </Button>
    ) : null,
  };
}

/** Returns a resolver that refuses a form as long as one of its files is refused. */
export function withRefusedFiles<Values extends FieldValues, Checked>(
  resolver: Resolver<Values, unknown, Checked>,
  refusals: FileRefusals,
): Resolver<Values, unknown, Checked> {
  const entries = Object.entries(refusals).filter(([, reason]) => reason !== '');
  if (entries.length === 0) return resolver;
  const ofFiles = Object.fromEntries(
    entries.map(([field, message]) => [field, { type: REFUSED_FILES, message }]),
  );
  return async (...input) => {
    const { errors } = await resolver(...input);
    return { values: {}, errors: { ...errors, [REFUSED_FILES]: ofFiles } as FieldErrors<Values> };
  };
}

/** Returns whether an error of a form still holds; that of a refused file ends without another attempt. */
export const isCurrentError = (
  { field = '', message }: { readonly field?: string; readonly message: string },
  refusals: FileRefusals,
): boolean =>
  !field.startsWith(`${REFUSED_FILES}.`) || refusals[field.slice(REFUSED_FILES.length + 1)] === message;
