import { t } from '@narthex/shared-contracts/translate';
import { Button, FormActions } from '@narthex/shared-ui';
import { CompareTable } from '../../compare/compare-table';
import styles from './conflict-view.module.css';

/** Describes a field of both versions for display. */
export interface ConflictField {
  readonly key: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

interface ConflictViewProps {
  fields: readonly ConflictField[];
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onBack: () => void;
}

/** Renders both versions side by side, after somebody else saved first. */
export function ConflictView({ fields, isSaving, onKeepMine, onTakeTheirs, onBack }: ConflictViewProps) {
  const different = fields.filter(({ mine, theirs }) => mine !== theirs);
  return (
    <section className={styles.conflict} aria-labelledby="conflict-title">
      <div role="alert">
        <h3 id="conflict-title" className={styles.title}>
          Somebody else saved this while you were editing
        </h3>
        <p>
          {different.length === 0
            ? 'Both versions say the same now.'
            : 'Choose which version stays. Nothing of yours is lost yet.'}
        </p>
      </div>
      {different.length > 0 ? (
        <CompareTable
          labels={{ left: t('Your version'), right: t('Saved version') }}
          fields={different.map(({ mine, theirs, ...field }) => ({ ...field, left: mine, right: theirs }))}
        />
      ) : null}
      <FormActions>
        <Button variant="quiet" onClick={onBack} disabled={isSaving}>
          Back to the form
        </Button>
        <Button variant="quiet" onClick={onTakeTheirs} disabled={isSaving}>
          Take theirs
        </Button>
        <Button onClick={onKeepMine} isBusy={isSaving}>
          {isSaving ? 'Saving...' : 'Keep mine'}
        </Button>
      </FormActions>
    </section>
  );
}
