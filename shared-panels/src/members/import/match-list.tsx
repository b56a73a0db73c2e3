import type { ImportDecision, ImportMatch } from '@narthex/shared-contracts/schemas/member-import';
import { Button, Pagination } from '@narthex/shared-ui';
import { useState } from 'react';
import { describePeople } from './import-labels';
import { MatchCard } from './match-card';
import type { Decisions } from './use-member-import';
import styles from './import.module.css';

const MATCHES_PER_PAGE = 5;

interface MatchListProps {
  title: string;
  text: string;
  matches: readonly ImportMatch[];
  decisions: Decisions;
  onDecide: (made: Decisions) => void;
}

const decideAll = (matches: readonly ImportMatch[], decision: ImportDecision): Decisions =>
  Object.fromEntries(matches.map(({ row }) => [row, decision]));

/** Renders rows beside the people they may describe, a few at a time. All remaining rows can be decided at once. */
export function MatchList({ title, text, matches, decisions, onDecide }: MatchListProps) {
  const [page, setPage] = useState(1);
  const shown = matches.slice((page - 1) * MATCHES_PER_PAGE, page * MATCHES_PER_PAGE);
  const open = matches.filter(({ row, is_sure: isSure }) => !isSure && !decisions[row]);
  if (matches.length === 0) return null;
  return (
    <section className={styles.content} aria-label={title}>
      <h3>{title}</h3>
      <p>{text}</p>
      {shown.map((match) => (
        <MatchCard
          key={match.row}
          match={match}
          decisions={decisions}
          onDecide={(decision) => onDecide({ [match.row]: decision })}
        />
      ))}
      <Pagination
        label={title}
        page={page}
        pageCount={Math.ceil(matches.length / MATCHES_PER_PAGE)}
        onPage={setPage}
      />
      {open.length > 1 ? (
        <div className={styles.atOnce}>
          <span>{describePeople(open.length)} still to decide:</span>
          <Button
            variant="line"
            size="small"
            onClick={() =>
              onDecide(
                decideAll(
                  open.filter(({ can_be_new: canBeNew }) => canBeNew),
                  { choice: 'new' },
                ),
              )
            }
          >
            All are new
          </Button>
          <Button variant="line" size="small" onClick={() => onDecide(decideAll(open, { choice: 'skip' }))}>
            Leave all out
          </Button>
        </div>
      ) : null}
    </section>
  );
}
