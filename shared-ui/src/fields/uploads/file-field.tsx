import { useEffect, useRef } from 'react';
import { Button } from '../../actions/button';
import { ProgressBar } from '../../feedback/progress-bar';
import { formatFileSize } from '../../file-picker/check-file';
import { FilePicker, type FilePickerProps } from '../../file-picker/file-picker';
import styles from './file-field.module.css';

const LEFT_LABELS = {
  seconds: (seconds: number) => `${seconds} s left`,
  minutes: (minutes: number) => `${minutes} min left`,
  speed: (size: string, left: string) => `${size}/s, ${left}`,
};

/** Returns speed and remaining time of an upload: `2.1 MB/s, 40 s left`. The text is empty until they are known. */
export function describeUpload(share: number, totalBytes: number, elapsedMs: number): string {
  if (share <= 0 || elapsedMs < 500) return '';
  const bytesPerSecond = (share * totalBytes) / (elapsedMs / 1000);
  const secondsLeft = Math.ceil(((1 - share) * totalBytes) / bytesPerSecond);
  const left =
    secondsLeft < 90 ? LEFT_LABELS.seconds(secondsLeft) : LEFT_LABELS.minutes(Math.round(secondsLeft / 60));
  return LEFT_LABELS.speed(formatFileSize(bytesPerSecond), left);
}

/** Describes a running upload. */
export type UploadProgress = {
  fileName: string;
  /** Ranges from 0 to 100; without it, the progress is unknown. */
  percent?: number;
  /** Holds the speed and remaining time from `describeUpload`. */
  detail?: string;
  onCancel: () => void;
};

/** Describes the props of a file field: those of the file picker and the progress of the upload. */
export type FileFieldProps = FilePickerProps & { upload?: UploadProgress | null };

/** Renders a field that takes a file by press, keyboard, drop or paste, and shows the progress of its upload. */
export function FileField({ upload, ...picker }: FileFieldProps) {
  const isBusy = upload !== null && upload !== undefined;
  const isDisabled = picker.disabled || isBusy;
  const field = useRef<HTMLDivElement>(null);
  const hasCancelled = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone with the progress bar.
    if (!hasCancelled.current || isDisabled) return;
    hasCancelled.current = false;
    field.current?.querySelector('input')?.focus();
  }, [isDisabled]);
  return (
    <div ref={field} className={styles.field}>
      <FilePicker {...picker} disabled={isDisabled} />
      {upload ? (
        <ProgressBar
          label={`Uploading ${upload.fileName}`}
          percent={upload.percent}
          detail={upload.detail}
          action={
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                hasCancelled.current = true;
                upload.onCancel();
              }}
            >
              Cancel upload
            </Button>
          }
        />
      ) : null}
    </div>
  );
}
