import { t } from '@narthex/shared-contracts/translate';
import { use, useState } from 'react';
import { explainUpload } from '../../../../uploads/explain-upload';
import { useUpload } from '../../../../uploads/use-upload';
import { UploadGate } from '../upload-gate';

/** Uploads a picture as soon as it is chosen. The form can't be saved until then. */
export function usePictureUpload(onSent: (url: string) => void) {
  const hold = use(UploadGate);
  const { progress, upload } = useUpload();
  const [sent, setSent] = useState('');
  const [failure, setFailure] = useState('');

  async function send(file: File | undefined) {
    if (!file) return;
    setFailure('');
    const release = hold();
    try {
      const { url } = await upload(file, 'picture');
      onSent(url);
      setSent(url);
    } catch (cause) {
      console.error('A picture was not sent', cause);
      setFailure(explainUpload(cause, t('The upload was cancelled.')));
    } finally {
      release();
    }
  }

  return { sent, failure, progress, send };
}
