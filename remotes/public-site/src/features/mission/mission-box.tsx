import type { Site } from '@narthex/shared-contracts/schemas/site';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { t } from '@narthex/shared-contracts/translate';
import type { ReactNode } from 'react';
import styles from './mission-box.module.css';

interface MissionBoxProps {
  readonly mission: NonNullable<Site['mission']>;
  /** Renders the button that copies a number. */
  readonly renderCopyButton: (text: string, what: string) => ReactNode;
}

/** Renders the mission campaign and the numbers for giving by mobile money. */
export function MissionBox({ mission, renderCopyButton }: MissionBoxProps) {
  const numbers = [
    { name: t('Paybill'), value: mission.paybill, what: t('the paybill number') },
    { name: t('Account'), value: mission.account, what: t('the account number') },
  ].filter(({ value }) => value !== '');
  return (
    <section className={styles.box} aria-labelledby="mission-title">
      <p className={styles.kicker}>Mission campaign</p>
      <h2 id="mission-title" className={styles.title} lang={textLanguage(mission, 'title')}>
        {mission.title}
      </h2>
      <p className={styles.text} lang={textLanguage(mission, 'text')}>
        {mission.text}
      </p>
      <dl className={styles.numbers}>
        {numbers.map(({ name, value, what }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{value}</b>
              {renderCopyButton(value, what)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
