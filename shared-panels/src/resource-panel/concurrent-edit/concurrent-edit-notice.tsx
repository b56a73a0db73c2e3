import { t } from '@narthex/shared-contracts/translate';
import { ErrorBanner } from '@narthex/shared-ui';
import { CompareTable, type ComparedField } from '../compare/compare-table';
import styles from './concurrent-edit-notice.module.css';

/** Renders both versions after somebody else has changed the object while a dialog was open, before it asks again. */
export function ConcurrentEditNotice({ changes }: { changes: readonly ComparedField[] }) {
  return (
    <div className={styles.both}>
      <ErrorBanner>
        {changes.length === 0
          ? 'Somebody else saved this in the meantime. Nothing that you see here is different.'
          : 'Somebody else changed this in the meantime. Look at both versions, then decide again.'}
      </ErrorBanner>
      {changes.length > 0 ? (
        <CompareTable labels={{ left: t('As you saw it'), right: t('As it is now') }} fields={changes} />
      ) : null}
    </div>
  );
}
