import { useEffect, useRef, useState } from 'react';
import type { ClipboardEvent, DragEvent, ReactNode } from 'react';
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

const ONLY_ONE = 'Only one file fits here. Please choose one of them.';

const FOLDER = 'A folder doesn’t fit here. Please open it and choose from its files.';

/** Prevents that a browser opens a file that was dropped beside the field, in some instead of the page with its form. */
function useNoDropBeside() {
  useEffect(() => {
    function ignore(event: globalThis.DragEvent) {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    }
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}

/** Describes the props of a file picker. The caller keeps the chosen files. */
export type FilePickerProps = {
  label: string;
  files: readonly File[];
  onFilesChange: (files: File[]) => void;
  /** Lists MIME types, `image/*` or extensions such as `.pdf`. An empty list accepts everything. */
  accept?: readonly string[];
  maxSizeMb?: number;
  /** Replaces the check of `accept` and `maxSizeMb` if a file must be judged by more than its name and size. */
  check?: FileCheck;
  isMultiple?: boolean;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  help?: ReactNode;
  /** Holds the error of the form or the server. */
  error?: string;
  /** Is shown below the error, such as a button that dismisses it. */
  errorAction?: ReactNode;
  /**
   * Is called with the reasons why chosen files were refused and with their number, and with an empty text after a good
   * choice. The caller then shows the reasons as `error`.
   */
  onRefuse?: (reasons: string, count: number) => void;
};

/** Renders a field that takes files by press, keyboard, drop or paste, and shows which are refused and why. */
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
  errorAction,
  onRefuse,
}: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [rejections, setRejections] = useState('');
  const [isOver, setOver] = useState(false);
  const problem = rejections || error;
  const hint = help ?? (isMultiple ? SIZE_LABELS.each : SIZE_LABELS.one)(maxSizeMb);
  const { ids, aria } = useFieldIds(undefined, hint, problem);

  const refuse = onRefuse ?? setRejections;
  useNoDropBeside();

  function take(list: FileList | null) {
    const chosen = [...(list ?? [])];
    if (!isMultiple && chosen.length > 1) {
      refuse(ONLY_ONE, chosen.length);
      return;
    }
    // Without its name, the reason would seem to be about the chosen file that is listed below.
    const isNamed = isMultiple || files.length > 0;
    checkFiles(chosen, check, (checked) => {
      const accepted = checked.filter(({ refusal }) => refusal === null).map(({ file }) => file);
      const reasons = checked.flatMap(({ file, refusal }) =>
        refusal === null ? [] : [isNamed ? `${file.name}: ${refusal}` : refusal],
      );
      refuse(reasons.join('\n'), reasons.length);
      if (accepted.length > 0) onFilesChange(isMultiple ? [...files, ...accepted] : accepted);
    });
    // Otherwise choosing the same file again wouldn't be a change.
    if (input.current) input.current.value = '';
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (disabled) return;
    const { items, files: dropped } = event.dataTransfer;
    // Among the files, a folder looks like one of an unknown type.
    if ([...(items ?? [])].some((item) => item.webkitGetAsEntry()?.isDirectory))
      refuse(FOLDER, dropped.length);
    else take(dropped);
  }

  function handlePaste(event: ClipboardEvent) {
    if (disabled || event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  }

  return (
    <div className={styles.picker} onPaste={handlePaste}>
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
          {isMultiple
            ? 'Press to choose files, or drop them here'
            : 'Press to choose a file, or drop it here'}
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
        <div role="alert" className={styles.refusal}>
          <FieldNotes ids={ids} help={null} error={problem} />
          {errorAction}
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
