import { formatFileSize } from '../../file-picker/check-file';

/** How fast an upload is and how long it will take: `2.1 MB/s, 40 s left`; empty until there is something to tell. */
export function describeUpload(share: number, totalBytes: number, elapsedMs: number): string {
  if (share <= 0 || elapsedMs < 500) return '';
  const bytesPerSecond = (share * totalBytes) / (elapsedMs / 1000);
  const secondsLeft = Math.ceil(((1 - share) * totalBytes) / bytesPerSecond);
  const left = secondsLeft < 90 ? `${secondsLeft} s left` : `${Math.round(secondsLeft / 60)} min left`;
  return `${formatFileSize(bytesPerSecond)}/s, ${left}`;
}
