import { call, refreshCurrentUser, type SessionUser } from '@narthex/shared-auth';
import { UPLOAD_KINDS, checkUpload, portraitUrl } from '@narthex/shared-contracts';
import { useUpload } from '@narthex/shared-panels/use-upload';
import { useAction } from '@narthex/shared-panels/use-action';
import { Avatar, Button, FileField, Panel } from '@narthex/shared-ui';
import { useState } from 'react';
import { Outcome } from '../../components/outcome';
import styles from './photo-panel.module.css';

const { accept, maxBytes } = UPLOAD_KINDS.portrait;
const MEGABYTE = 1024 * 1024;

async function savePhoto(photoUrl: string | null): Promise<string | undefined> {
  const { message } = await call('ownAccount.updatePhoto', { body: { photo_url: photoUrl } });
  await refreshCurrentUser().catch((cause: unknown) => console.warn('Failed to fetch user data', cause));
  return message;
}

/** Renders the person's photo with its upload and removal, which are saved immediately. */
export function PhotoPanel({ user }: { user: SessionUser }) {
  const { progress, upload } = useUpload();
  const choose = useAction({
    run: async (file: File) => savePhoto((await upload(file, 'portrait')).url),
    failure: 'Failed to save your photo. Please try again.',
  });
  const remove = useAction({
    run: () => savePhoto(null),
    failure: 'Failed to remove your photo. Please try again.',
  });
  const [refusal, setRefusal] = useState('');
  const { outcome, dismiss } = remove.outcome ? remove : choose;

  return (
    <Panel title="Photo">
      <Outcome outcome={outcome} onDismiss={dismiss} />
      <div className={styles.current}>
        <Avatar name={user.name} src={portraitUrl(user.photo_url)} size="large" />
        {user.photo_url ? (
          <Button
            variant="quiet"
            size="small"
            isBusy={remove.isBusy}
            onClick={() => {
              setRefusal('');
              void remove.act(undefined);
            }}
          >
            Remove photo
          </Button>
        ) : null}
      </div>
      <FileField
        label={user.photo_url ? 'Choose another photo' : 'Choose a photo'}
        files={[]}
        accept={accept}
        check={(file) => checkUpload(file, 'portrait')}
        maxSizeMb={maxBytes / MEGABYTE}
        disabled={choose.isBusy}
        upload={progress}
        error={refusal}
        onRefuse={(reasons) => {
          remove.dismiss();
          choose.dismiss();
          setRefusal(reasons);
        }}
        onFilesChange={([file]) => {
          if (file) void choose.act(file);
        }}
      />
      <p className={styles.note}>Your photo appears beside your name in the dashboards.</p>
    </Panel>
  );
}
