import { call } from '@narthex/shared-auth';
import { fillFacts, listFactNames } from '@narthex/shared-contracts/facts';
import { LANGUAGE, SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import type { Fact, Facts } from '@narthex/shared-contracts/schemas/facts';
import { useQuery } from '@tanstack/react-query';
import type { ListDefinition, ResourceDefinition, ResourceRow } from '../resource-panel/resource';

/** Describes a subject with the facts that a text can name. */
export interface FactSubject {
  readonly subject: string;
  readonly facts: readonly Fact[];
}

/**
 * Loads the facts that texts can name, in a language. Returns undefined until they have loaded, or while they aren't
 * needed.
 */
export function useFacts(language: Language = LANGUAGE, isNeeded = true) {
  const { data, isError, refetch } = useQuery({
    enabled: isNeeded,
    queryKey: ['facts', language],
    queryFn: async ({ signal }): Promise<Facts> =>
      (await call('facts.list', { query: { language } }, { signal })).data,
  });
  return { facts: data, isError, refetch };
}

/**
 * Returns the function that reads the facts of a text in the language of the text, in which visitors read it. Each fact
 * is an ellipsis until they have loaded.
 */
export function useReadFact(text: string, language: Language = SOURCE_LANGUAGE): (name: string) => string {
  const { facts } = useFacts(language, listFactNames(text).length > 0);
  return (name) => facts?.facts.find((fact) => fact.name === name)?.text ?? facts?.missing ?? '…';
}

/** Contains what names a row: in a list, on its buttons, and in questions about it. */
type Wording<Row extends ResourceRow> = Pick<ListDefinition<Row>, 'getTitle' | 'actions'> &
  Pick<ResourceDefinition<Row, never>, 'getFacts'>;

/** Returns a definition that names these rows with the facts of their texts filled in, as the list shows them. */
export function useFilledWording<Row extends ResourceRow, Definition extends Wording<Row>>(
  definition: Definition & Wording<Row>,
  rows: readonly Row[],
): Definition {
  const { getTitle, getFacts, actions } = definition;
  const readFact = useReadFact(JSON.stringify(rows));
  const fill = (describe: (row: Row) => string) => (row: Row) => fillFacts(describe(row), readFact);
  return {
    ...definition,
    getTitle: fill(getTitle),
    ...(getFacts && {
      getFacts: (row: Row, timeZone: string) =>
        getFacts(row, timeZone).map(([term, value]) => [
          term,
          typeof value === 'string' ? fillFacts(value, readFact) : value,
        ]),
    }),
    ...(actions && {
      actions: actions.map((action) => ({
        ...action,
        getLabel: fill(action.getLabel),
        ...(action.question && {
          question: { ...action.question, getTitle: fill(action.question.getTitle) },
        }),
      })),
    }),
  };
}

/** Groups facts by subject. Services can share a name: only the last of their facts is kept, as it names the day. */
export function groupFacts(facts: readonly Fact[]): readonly FactSubject[] {
  const subjects = new Map<string, Map<Fact['part'], Fact>>();
  for (const fact of facts) {
    const parts = subjects.get(fact.subject) ?? new Map<Fact['part'], Fact>();
    subjects.set(fact.subject, parts.set(fact.part, fact));
  }
  return [...subjects].map(([subject, parts]) => ({ subject, facts: [...parts.values()] }));
}
