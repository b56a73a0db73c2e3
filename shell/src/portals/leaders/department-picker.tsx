import { useEffect, useRef } from 'react';
import { accessLabel, DEPARTMENTS, DEPARTMENT_FACTS, type Department } from '@narthex/shared-contracts';
import { Badge } from '@narthex/shared-ui';
import { DepartmentIcon } from './department-icon';
import styles from './department-picker.module.css';

export interface DepartmentPickerProps {
  onChoose: (department: Department) => void;
  /** Names the department that was chosen before; its card gets the focus. */
  previous: Department | null;
}

/** Shows the departments as cards, which appear one after another. */
export function DepartmentPicker({ onChoose, previous }: DepartmentPickerProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (previous) list.current?.querySelector<HTMLElement>(`[data-choice="${previous}"]`)?.focus();
  }, [previous]);
  return (
    <ul role="list" ref={list} className={styles.grid} aria-label="Departments">
      {DEPARTMENTS.map((department) => {
        const { label, description, scope } = DEPARTMENT_FACTS[department];
        return (
          <li key={department} data-department={department}>
            <button
              type="button"
              className={styles.card}
              data-choice={department}
              onClick={() => onChoose(department)}
            >
              <span className={styles.icon}>
                <DepartmentIcon department={department} />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{label}</span>
                <span className={styles.description}>{description}</span>
              </span>
              <span className={styles.access}>
                <Badge tone="accent">{accessLabel(department)}</Badge>
                <span>{scope}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
