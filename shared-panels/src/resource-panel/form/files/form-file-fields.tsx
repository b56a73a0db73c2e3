import { UPLOAD_KINDS, checkUpload, type UploadKindName } from '@narthex/shared-contracts';
import { FileField } from '@narthex/shared-ui';
import { use } from 'react';
import type { ResourceRow } from '../../resource';
import { UploadGate } from '../fields/upload-gate';
import type { FormFilesDefinition } from '../resource-form-definition';
import type { FormFiles } from './use-form-files';

const MEGABYTE = 1024 * 1024;

interface FormFileFieldsProps<Row> {
  files: FormFiles;
  definition: FormFilesDefinition<Row>;
  row: Row | undefined;
  /** Lists the names of the files to render; the default is all of them. */
  names: readonly string[] | undefined;
}

/** Renders the file fields of a form. */
export function FormFileFields<Row extends ResourceRow>({
  files,
  definition,
  row,
  names,
}: FormFileFieldsProps<Row>) {
  const hold = use(UploadGate);
  // A long recording takes a while to read, and a form that is saved meanwhile would be saved without it.
  function check(file: File, kind: UploadKindName) {
    const refusal = checkUpload(file, kind);
    return refusal instanceof Promise ? refusal.finally(hold()) : refusal;
  }
  const slots = files.slots.filter(({ field }) => names?.includes(field) ?? true);
  return slots.map(({ field, kind, label, help }) => {
    const { accept, maxBytes } = UPLOAD_KINDS[kind];
    const isReplaced = row !== undefined && definition.hasFile(row, field);
    return (
      <FileField
        key={field}
        label={label}
        help={isReplaced ? `There is a file already; another takes its place. ${help}` : help}
        accept={accept}
        check={(file) => check(file, kind)}
        maxSizeMb={maxBytes / MEGABYTE}
        files={files.chosen[field] ?? []}
        onFilesChange={(chosen) => files.choose(field, chosen)}
        upload={files.sending === field ? files.progress : null}
        disabled={files.sending !== null}
        error={files.errors[field]}
      />
    );
  });
}
