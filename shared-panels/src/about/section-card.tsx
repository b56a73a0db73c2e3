import { can } from '@narthex/shared-auth';
import { Button, IconButton } from '@narthex/shared-ui';
import { Pencil, Trash2 } from 'lucide-react';
import { toLabel } from '../choice-labels';
import { plainText } from '../resource-panel/cells/plain-text';
import { FilledTextCell } from '../resource-panel/cells/text-cell';
import type { ManagedSection } from './about-pages';
import styles from './about.module.css';

interface SectionCardProps {
  section: ManagedSection;
  isEditing: boolean;
  /** If true, another section is being edited, so this one can't be opened. */
  isLocked: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** Renders a stored section with the buttons that open and delete it. */
export function SectionCard({ section, isEditing, isLocked, onEdit, onDelete }: SectionCardProps) {
  const name = toLabel(section.section_key);
  return (
    <div className={styles.card}>
      <div>
        <h2 className={styles.name}>{name}</h2>
        <FilledTextCell title={section.title} text={plainText(section.content)} />
      </div>
      {can('pages.manage') ? (
        <div className={styles.actions}>
          <Button
            variant="line"
            size="small"
            disabled={isEditing || isLocked}
            aria-label={isEditing ? `Editing... ${name}` : `Edit ${name}`}
            onClick={onEdit}
          >
            <Pencil size={16} aria-hidden="true" />
            {isEditing ? 'Editing...' : 'Edit'}
          </Button>
          <IconButton
            label={`Delete ${name}`}
            variant="danger"
            icon={<Trash2 size={18} aria-hidden="true" />}
            disabled={isEditing || isLocked}
            onClick={onDelete}
          />
        </div>
      ) : null}
    </div>
  );
}
