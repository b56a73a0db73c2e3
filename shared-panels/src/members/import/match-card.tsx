import type {
  ImportCandidate,
  ImportDecision,
  ImportMatch,
} from '@narthex/shared-contracts/schemas/member-import';
import { t } from '@narthex/shared-contracts/translate';
import { CheckboxField, CheckboxGroup } from '@narthex/shared-ui';
import { useId } from 'react';
import { getDecision, listAcceptedFields } from './count-import';
import { REASON_LABELS, TARGET_LABELS, joinParts } from './import-labels';
import type { Decisions } from './use-member-import';
import styles from './import.module.css';

type Facts = Pick<ImportMatch, 'name' | 'email' | 'phone' | 'date_of_birth'>;

const listFacts = ({ name, email, phone, date_of_birth: born }: Facts) =>
  [name, email, phone, born && t('born {born}', { born })].filter((fact) => fact !== null && fact !== '');

function FactList({ title, facts }: { title: string; facts: Facts }) {
  return (
    <div>
      <b>{title}</b>
      <ul className={styles.facts}>
        {listFacts(facts).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}

const describeChange = ({ field, from, to }: ImportCandidate['changes'][number]) => ({
  value: field,
  label: from === null ? `${TARGET_LABELS[field]}: ${to}` : `${TARGET_LABELS[field]}: ${from} becomes ${to}`,
});

function NewValues({
  match,
  decision,
  onDecide,
}: {
  match: ImportMatch;
  decision: ImportDecision & { choice: 'same' };
  onDecide: (decision: ImportDecision) => void;
}) {
  const person = match.candidates.find(({ id }) => id === decision.member_id);
  if (!person) return null;
  const options = person.changes.map(describeChange);
  return (
    <>
      {options.length > 0 ? (
        <CheckboxGroup
          label={`What changes for ${person.name}`}
          options={options}
          value={options
            .map(({ value }) => value)
            .filter((value) => listAcceptedFields(match, decision).includes(value))}
          onChange={(take) => onDecide({ ...decision, take: [...take] })}
        />
      ) : (
        <p>The row says nothing new, so {person.name} stays as they are.</p>
      )}
      {person.kept.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}

interface MatchCardProps {
  match: ImportMatch;
  decisions: Decisions;
  onDecide: (decision: ImportDecision) => void;
}

/** Renders a row beside the people it may describe, so that the importer decides who it is and which values change. */
export function MatchCard({ match, decisions, onDecide }: MatchCardProps) {
  const name = useId();
  const decision = getDecision(match, decisions);
  const option = (label: string, made: ImportDecision, isChosen: boolean) => (
    <CheckboxField
      key={label}
      type="radio"
      name={name}
      label={label}
      checked={isChosen}
      onChange={() => onDecide(made)}
    />
  );
  return (
    <fieldset className={styles.match} data-state={decision ? 'decided' : 'open'}>
      <legend>
        Row {match.row}: {match.name}
      </legend>
      <div className={styles.beside}>
        <FactList title="In the file" facts={match} />
        {match.candidates.map((person) => (
          <FactList
            key={person.id}
            title={`In the register, same ${joinParts(person.reasons.map((reason) => REASON_LABELS[reason]))}`}
            facts={person}
          />
        ))}
      </div>
      {match.earlier_row === null ? null : <p>Row {match.earlier_row} of the file has the same name.</p>}
      <div>
        {match.candidates.map((person) =>
          option(
            match.candidates.length > 1
              ? t('The same person as {facts}', { facts: listFacts(person).join(', ') })
              : t('The same person as {name}', { name: person.name }),
            { choice: 'same', member_id: person.id },
            decision?.choice === 'same' && decision.member_id === person.id,
          ),
        )}
        {match.can_be_new ? option(t('A new person'), { choice: 'new' }, decision?.choice === 'new') : null}
        {option(t('Leave this row out'), { choice: 'skip' }, decision?.choice === 'skip')}
      </div>
      {decision?.choice === 'same' ? (
        <NewValues match={match} decision={decision} onDecide={onDecide} />
      ) : null}
    </fieldset>
  );
}
