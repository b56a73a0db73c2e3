import { formatFileSize } from '../../file-picker/check-file';

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
