import { UPLOAD_KINDS, checkUpload } from '@narthex/shared-contracts';
import { FileField } from '@narthex/shared-ui';
import { use } from 'react';
import type { ResourceRow } from '../../resource';
import { UploadGate, useRefusedFile } from '../fields/upload-gate';
import type { FileSlot, FormFilesDefinition } from '../resource-form-definition';
import type { FormFiles } from './use-form-files';

const MEGABYTE = 1024 * 1024;

interface FormFileFieldsProps<Row> {
  files: FormFiles;
  definition: FormFilesDefinition<Row>;
  row: Row | undefined;
  /** Lists the names of the files to render; the default is all of them. */
  names: readonly string[] | undefined;
}

interface SlotFieldProps {
  slot: FileSlot;
  files: FormFiles;
  isReplaced: boolean;
}

function SlotField({ slot: { field, kind, label, help }, files, isReplaced }: SlotFieldProps) {
  const { hold } = use(UploadGate);
  const refused = useRefusedFile(field, files.errors[field]);
  // A long recording takes a while to read, and a form that is saved meanwhile would be saved without it.
  function check(file: File) {
    const refusal = checkUpload(file, kind);
    return refusal instanceof Promise ? refusal.finally(hold()) : refusal;
  }
  const { accept, maxBytes } = UPLOAD_KINDS[kind];
  return (
    <FileField
      label={label}
      help={isReplaced ? `There is a file already; another takes its place. ${help}` : help}
      accept={accept}
      check={check}
      maxSizeMb={maxBytes / MEGABYTE}
      files={files.chosen[field] ?? []}
      onFilesChange={(chosen) => files.choose(field, chosen)}
      upload={files.sending === field ? files.progress : null}
      disabled={files.sending !== null}
      {...refused}
    />
  );
}

/** Renders the file fields of a form. */
export function FormFileFields<Row extends ResourceRow>({
  files,
  definition,
  row,
  names,
}: FormFileFieldsProps<Row>) {
  const slots = files.slots.filter(({ field }) => names?.includes(field) ?? true);
  return slots.map((slot) => (
    <SlotField
      key={slot.field}
      slot={slot}
      files={files}
      isReplaced={files.hasSent(slot.field) || (row !== undefined && definition.hasFile(row, slot.field))}
    />
  ));
}
