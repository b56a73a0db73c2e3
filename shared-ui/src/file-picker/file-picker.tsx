import { useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { Upload } from 'lucide-react';
import { FieldNotes, RequiredMark } from '../fields/field-frame';
import { useFieldIds } from '../fields/use-field-ids';
import { CameraInput } from './camera-input';
import { DEFAULT_MAX_SIZE_MB, checkFile, checkFiles, type FileCheck } from './check-file';
import { ChosenFiles } from './chosen-files';
import styles from './file-picker.module.css';

const SIZE_LABELS = {
  each: (max: number) => `Each up to ${max} MB.`,
  one: (max: number) => `Up to ${max} MB.`,
};

/** A controlled field: the caller holds the chosen files. */
export type FilePickerProps = {
  label: string;
  /** What has been chosen so far; the caller keeps it. */
  files: readonly File[];
  onFilesChange: (files: File[]) => void;
  /** MIME types, `image/*` or endings such as `.pdf`; everything when empty. */
  accept?: readonly string[];
  maxSizeMb?: number;
  /** Takes the place of the comparison with `accept` and `maxSizeMb`, for what a name and a size don't tell. */
  check?: FileCheck;
  isMultiple?: boolean;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  help?: ReactNode;
  /** What the form or the server says of it. */
  error?: string;
};

/** Chooses files by press, by keyboard or by dropping them, and says which can't be taken and why. */
export function FilePicker({
  label,
  files,
  onFilesChange,
  accept = [],
  maxSizeMb = DEFAULT_MAX_SIZE_MB,
  check = (file) => checkFile(file, accept, maxSizeMb),
  isMultiple = false,
  name,
  required = false,
  disabled = false,
  help,
  error,
}: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [rejections, setRejections] = useState<string[]>([]);
  const [isOver, setOver] = useState(false);
  const problem = rejections.join('\n') || error;
  const hint = help ?? (isMultiple ? SIZE_LABELS.each : SIZE_LABELS.one)(maxSizeMb);
  const { ids, aria } = useFieldIds(undefined, hint, problem);

  function take(list: FileList | null) {
    const chosen = [...(list ?? [])].slice(0, isMultiple ? undefined : 1);
    checkFiles(chosen, check, (checked) => {
      const accepted = checked.filter(({ refusal }) => refusal === null).map(({ file }) => file);
      setRejections(
        checked.flatMap(({ file, refusal }) =>
          refusal === null ? [] : [isMultiple ? `${file.name}: ${refusal}` : refusal],
        ),
      );
      if (accepted.length > 0) onFilesChange(isMultiple ? [...files, ...accepted] : accepted);
    });
    // Else choosing the same file again would be no change.
    if (input.current) input.current.value = '';
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  }

  return (
    <div className={styles.picker}>
      <label
        className={styles.zone}
        htmlFor={ids.control}
        data-state={disabled ? 'disabled' : isOver ? 'over' : problem ? 'refused' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <Upload size={22} aria-hidden="true" />
        <span id={`${ids.control}-label`} className={styles.label}>
          {label}
          {required ? <RequiredMark /> : null}
        </span>
        <span className={styles.how} aria-hidden="true">
          Press to choose{isMultiple ? ' files' : ' a file'}, or drop {isMultiple ? 'them' : 'it'} here
        </span>
        <input
          {...aria}
          ref={input}
          type="file"
          id={ids.control}
          className={styles.input}
          name={name}
          accept={accept.join(',') || undefined}
          multiple={isMultiple}
          disabled={disabled}
          aria-label={label}
          aria-required={required || undefined}
          onChange={(event) => take(event.target.files)}
        />
      </label>
      {accept.some((type) => type.startsWith('image/')) ? (
        <CameraInput describedBy={`${ids.control}-label`} disabled={disabled} onTake={take} />
      ) : null}
      {problem ? (
        <div role="alert">
          <FieldNotes ids={ids} help={null} error={problem} />
        </div>
      ) : null}
      <FieldNotes ids={ids} help={hint} />
      <ChosenFiles
        files={files}
        isDisabled={disabled}
        onRemove={(file) => onFilesChange(files.filter((other) => other !== file))}
      />
    </div>
  );
}
