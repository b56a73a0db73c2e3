import { GraduationCap, HandHeart, Stethoscope } from 'lucide-react';
import styles from './about-denomination-page.module.css';
import { IMPACT_CARDS } from './texts/denomination';

const ICONS = { education: GraduationCap, healthcare: Stethoscope, humanitarian: HandHeart } as const;

/** Renders three built-in cards about the work of the church, until a text about it is stored. */
export function ImpactCards() {
  return (
    <ul role="list" className={styles.cards}>
      {IMPACT_CARDS.map(({ key, title, text }) => {
        const Icon = ICONS[key];
        return (
          <li key={key}>
            <Icon size={28} aria-hidden="true" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
