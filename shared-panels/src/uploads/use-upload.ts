import { uploadFile } from '@narthex/shared-auth';
import type { UploadKindName } from '@narthex/shared-contracts';
import type { UploadedFile } from '@narthex/shared-contracts/schemas/uploads';
import { describeUpload, type UploadProgress } from '@narthex/shared-ui';
import { useEffect, useRef, useState } from 'react';

/**
 * Uploads one file at a time and returns progress, speed and a cancel function. Closing the form only pauses an upload.
 */
export function useUpload() {
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort('pause'), []);

  async function upload(file: File, kind: UploadKindName): Promise<UploadedFile> {
    const controller = new AbortController();
    running.current = controller;
    const onCancel = () => controller.abort();
    const begunAt = performance.now();
    // Bytes of an earlier attempt must not count towards the speed of this one.
    let alreadySent: number | null = null;
    setProgress({ fileName: file.name, percent: 0, onCancel });
    try {
      return await uploadFile(file, {
        kind,
        signal: controller.signal,
        onProgress: (sent, total) => {
          alreadySent ??= sent < total ? sent : 0;
          const left = total - alreadySent;
          const share = left > 0 ? (sent - alreadySent) / left : 1;
          const detail = describeUpload(share, left, performance.now() - begunAt);
          setProgress({ fileName: file.name, percent: (sent / total) * 100, detail, onCancel });
        },
      });
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  return { progress, upload };
}
