import { factPlaceholder } from '@narthex/shared-contracts/facts';
import type { FactPart } from '@narthex/shared-contracts/schemas/facts';
import { t } from '@narthex/shared-contracts/translate';
import { Button, SelectField } from '@narthex/shared-ui';
import { useState } from 'react';
import { groupFacts, useFacts } from '../../facts/use-facts';
import styles from './facts.module.css';

const PART_LABELS: Readonly<Record<FactPart, string>> = {
  day: t('Day'),
  time: t('Time'),
  hours: t('From and to'),
  place: t('Place'),
  next: t('Next date'),
  paybill: t('Paybill'),
  account: t('Account number'),
  phone: t('Phone number'),
  holder: t('Account holder'),
  count: t('How many'),
};

function FactChoice({ insert }: { insert: (text: string) => void }) {
  const { facts, isError, refetch } = useFacts();
  const [chosen, setChosen] = useState('');
  if (isError) {
    return (
      <p className={styles.note}>
        The facts could not be loaded.{' '}
        <Button variant="ghost" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (!facts) return <p className={styles.note}>Loading...</p>;
  const subjects = groupFacts(facts.facts);
  const open = subjects.find(({ subject }) => subject === chosen) ?? subjects[0];
  if (!open) return <p className={styles.note}>There is nothing to insert yet.</p>;
  return (
    <>
      <SelectField
        label="About"
        options={subjects.map(({ subject }) => ({ value: subject, label: subject }))}
        value={open.subject}
        onChange={(event) => setChosen(event.target.value)}
      />
      <div className={styles.parts} role="group" aria-label={open.subject}>
        {open.facts.map(({ name, part, text }) => (
          <Button key={name} variant="line" size="small" onClick={() => insert(factPlaceholder(name))}>
            {PART_LABELS[part]}: {text}
          </Button>
        ))}
      </div>
      <p className={styles.note}>
        The text shows a name in braces here. Visitors read the time, place or number as it is now, also after
        it changes.
      </p>
    </>
  );
}

/** Renders a menu that inserts facts from the records into a text: a time, a place, an account, the next date. */
export function FactMenu({ insert }: { insert: (text: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.menu} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Insert a fact</summary>
      {isOpen ? <FactChoice insert={insert} /> : null}
    </details>
  );
}
