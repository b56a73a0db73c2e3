import { Button, FormActions } from '@narthex/shared-ui';
import styles from './conflict-view.module.css';

/** One field of both versions, ready to show. */
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

const shown = (text: string) => (text === '' ? <i className={styles.empty}>empty</i> : text);

/** Both versions side by side, when somebody else saved first. */
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
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Your version</th>
              <th scope="col">Saved version</th>
            </tr>
          </thead>
          <tbody>
            {different.map(({ key, label, mine, theirs }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td data-label="Your version">{shown(mine)}</td>
                <td data-label="Saved version">{shown(theirs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
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
