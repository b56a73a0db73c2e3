import { Button, SelectField } from '@narthex/shared-ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { toOptions } from '../choice-labels';
import styles from './about.module.css';

interface AddSectionProps {
  /** Holds the section keys that have no section yet. */
  keys: readonly string[];
  onAdd: (key: string) => void;
}

/** Renders the field and button that open the form of an empty section. */
export function AddSection({ keys, onAdd }: AddSectionProps) {
  const [chosen, setChosen] = useState('');
  const key = keys.includes(chosen) ? chosen : (keys[0] ?? '');
  return (
    <div className={styles.add}>
      <SelectField
        label="Section without content"
        options={toOptions(keys)}
        value={key}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Button variant="line" onClick={() => onAdd(key)}>
        <Plus size={20} aria-hidden="true" />
        Add section
      </Button>
    </div>
  );
}
