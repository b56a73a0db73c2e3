import { Badge, type BadgeTone } from '@narthex/shared-ui';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Light } from './light';
import styles from './light-list.module.css';

const STATES = {
  good: { icon: CircleCheck, label: 'Fine' },
  warn: { icon: TriangleAlert, label: 'Have a look' },
  bad: { icon: CircleAlert, label: 'Needs somebody' },
} as const satisfies Partial<Record<BadgeTone, object>>;

/** Renders the lights beside each other. Each has a text, so colour is never the only sign. */
export function LightList({ lights }: { lights: readonly Light[] }) {
  return (
    <ul className={styles.lights} aria-label="How the site is doing">
      {lights.map(({ name, state, sentence, advice, link }) => {
        const { icon: Icon, label } = STATES[state];
        return (
          <li key={name} className={styles.light} data-state={state}>
            <h3 className={styles.name}>
              <Icon size={22} aria-hidden="true" />
              {name}
            </h3>
            <Badge tone={state}>{label}</Badge>
            <p>{sentence}</p>
            {advice ? <p className={styles.advice}>{advice}</p> : null}
            {link ? <Link to={link.to}>{link.label}</Link> : null}
          </li>
        );
      })}
    </ul>
  );
}
