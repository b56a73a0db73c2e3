import { UPLOAD_KINDS, checkUpload } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { FileField, PictureField } from '@narthex/shared-ui';
import { use, useState } from 'react';
import { useWatch, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import { explainUpload, isCancelled } from '../../../../action/explain-failure';
import { useUpload } from '../../../../uploads/use-upload';
import { PictureLibrary } from '../../library/picture-library';
import { bindFields } from '../bind-fields';
import { getPreviewSource } from '../preview-source';
import { UploadGate, useRefusedFile } from '../upload-gate';
import styles from './form-picture.module.css';

/** Uploads a picture as soon as it is chosen. The form can't be saved until then. */
function usePictureUpload(field: string, onSent: (url: string) => void) {
  const { hold, refuse } = use(UploadGate);
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
      const reason = explainUpload(cause, t('The upload was cancelled.'));
      if (isCancelled(cause)) setFailure(reason);
      else refuse(field, reason);
    } finally {
      release();
    }
  }

  return { sent, failure, progress, send };
}

const MEGABYTE = 1024 * 1024;
const { accept, maxBytes } = UPLOAD_KINDS.picture;

interface FormPictureProps<Values extends object, Checked> {
  form: UseFormReturn<Values, unknown, Checked>;
  name: Path<Values>;
  label?: string;
}

/**
 * Renders the field for an object's picture: its URL, a preview, and an upload that starts immediately and sets the
 * URL.
 */
export function FormPicture<Values extends object, Checked>({
  form,
  name,
  label = 'Picture',
}: FormPictureProps<Values, Checked>) {
  const picture: unknown = useWatch({ control: form.control, name });
  const setUrl = (url: string) =>
    form.setValue(name, url as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate: true });
  const { sent, failure, progress, send } = usePictureUpload(name, setUrl);
  const { onRefuse, ...refused } = useRefusedFile(name, failure);
  return (
    <div className={styles.picture}>
      <PictureField
        label={label}
        help="A web address, or a path of this site."
        preview={getPreviewSource(typeof picture === 'string' ? picture : null)}
        {...bindFields(form)(name)}
      />
      <PictureLibrary
        label={label}
        onChoose={(url) => {
          onRefuse('');
          setUrl(url);
        }}
      />
      <FileField
        label="Upload a picture"
        help={`Up to ${maxBytes / MEGABYTE} MB: JPEG, PNG, WebP, GIF or AVIF.`}
        accept={accept}
        check={(file) => checkUpload(file, 'picture')}
        maxSizeMb={maxBytes / MEGABYTE}
        files={[]}
        onFilesChange={(files) => void send(files[0])}
        upload={progress}
        onRefuse={onRefuse}
        {...refused}
      />
      <p role="status" className={styles.status}>
        {sent !== '' && sent === picture && !refused.error
          ? 'The picture was uploaded. Save the form to keep it.'
          : ''}
      </p>
    </div>
  );
}
