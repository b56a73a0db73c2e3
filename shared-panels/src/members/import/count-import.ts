import type {
  ImportDecision,
  ImportMatch,
  MemberImportResult,
} from '@narthex/shared-contracts/schemas/member-import';
import type { Decisions } from './use-member-import';

/** Returns the decision on a row. Without one, a person who matches beyond doubt gets the new values. */
export function getDecision(match: ImportMatch, decisions: Decisions): ImportDecision | undefined {
  const [person] = match.candidates;
  const usual: ImportDecision | undefined =
    match.is_sure && person ? { choice: 'same', member_id: person.id } : undefined;
  return decisions[match.row] ?? usual;
}

/** Returns the fields of a person whose new values are imported. */
export function listAcceptedFields(
  match: ImportMatch,
  decision: ImportDecision | undefined,
): readonly string[] {
  if (decision?.choice !== 'same') return [];
  const changes = match.candidates.find(({ id }) => id === decision.member_id)?.changes ?? [];
  return decision.take ?? changes.filter(({ is_taken: isTaken }) => isTaken).map(({ field }) => field);
}

/** Counts the people that an import creates and changes after these decisions, and the rows without a decision. */
export function countImport(result: MemberImportResult, decisions: Decisions) {
  const all = result.matches.map((match) => ({ match, decision: getDecision(match, decisions) }));
  const added = all.filter(({ decision }) => decision?.choice === 'new').length;
  const changed = all.filter(({ match, decision }) => listAcceptedFields(match, decision).length > 0).length;
  const open = all.filter(({ decision }) => decision === undefined).length;
  return {
    created: result.created + added,
    changed,
    open,
  };
}
