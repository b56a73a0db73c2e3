import { GraduationCap, HandHeart, Stethoscope } from 'lucide-react';
import styles from './about-denomination-page.module.css';
import { IMPACT_CARDS } from './texts/denomination';

const ICONS = { education: GraduationCap, healthcare: Stethoscope, humanitarian: HandHeart } as const;

/** What the church does in the world, in three cards, while the server has no text about it. */
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
