import { download } from '@narthex/shared-auth';
import { t } from '@narthex/shared-contracts/translate';
import { useAction } from '@narthex/shared-panels/use-action';
import { Button, Panel, Spinner, saveFile } from '@narthex/shared-ui';
import { Download } from 'lucide-react';
import { Outcome } from '../../components/outcome';
import styles from './privacy.module.css';

/** Renders the download of all data that is stored about the person. */
export function ExportPanel() {
  const { act, isBusy, outcome, dismiss } = useAction({
    run: async () => {
      saveFile(await download('ownAccount.export'), t('my-data.zip'));
      return t('Your data was downloaded.');
    },
    failure: 'Failed to download your data. Please try again.',
  });
  return (
    <Panel title="Your data">
      <Outcome outcome={outcome} onDismiss={dismiss} />
      <p className={styles.text}>
        Download one archive with everything we store about you: profile and photo, devices, events, prayer
        requests, ministries, notifications, messages and emails. Open index.html in it to read it.
      </p>
      <div className={styles.action}>
        <Button variant="quiet" isBusy={isBusy} onClick={() => void act(undefined)}>
          {isBusy ? (
            <Spinner size="small" text="Preparing..." />
          ) : (
            <>
              <Download size={18} aria-hidden="true" />
              Download my data
            </>
          )}
        </Button>
      </div>
    </Panel>
  );
}
