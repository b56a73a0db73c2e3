import { t } from '@narthex/shared-contracts/translate';
import { Button, Dialog } from '@narthex/shared-ui';
import styles from './isolated-remote.module.css';

interface OpenLinkDialogProps {
  readonly url: URL;
  readonly title: string;
  readonly onClose: () => void;
}

/** Asks before a link of an isolated remote is opened, and shows all of its URL: it may carry data away. */
export function OpenLinkDialog({ url, title, onClose }: OpenLinkDialogProps) {
  const open = () => {
    window.open(url, '_blank', 'noopener,noreferrer');
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t('Open {host}?', { host: url.host || url.protocol })}
      description={t('{title} wants to open this link in a new tab.', { title })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={open}>Open link</Button>
        </>
      }
    >
      <code className={styles.url}>{url.href}</code>
    </Dialog>
  );
}
