import { call } from '@narthex/shared-auth';
import type { Fact, Facts } from '@narthex/shared-contracts/schemas/facts';
import { useQuery } from '@tanstack/react-query';

/** The facts that a text can name, by what they are about. */
export interface FactSubject {
  readonly subject: string;
  readonly facts: readonly Fact[];
}

/** What texts can name; undefined until it is there, or while nobody needs it. */
export function useFacts(isNeeded = true) {
  const { data, isError, refetch } = useQuery({
    enabled: isNeeded,
    queryKey: ['facts'],
    queryFn: async ({ signal }): Promise<Facts> => (await call('facts.list', {}, { signal })).data,
  });
  return { facts: data, isError, refetch };
}

/** Of services with the same name the last fact is the one that names the day. */
export function groupFacts(facts: readonly Fact[]): readonly FactSubject[] {
  const subjects = new Map<string, Map<Fact['part'], Fact>>();
  for (const fact of facts) {
    const parts = subjects.get(fact.subject) ?? new Map<Fact['part'], Fact>();
    subjects.set(fact.subject, parts.set(fact.part, fact));
  }
  return [...subjects].map(([subject, parts]) => ({ subject, facts: [...parts.values()] }));
}
