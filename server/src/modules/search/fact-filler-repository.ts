import { FACT_KINDS } from '@narthex/shared-contracts/facts';
import type { Fact } from '@narthex/shared-contracts/schemas/facts';
import { sql, type SQL } from 'drizzle-orm';

const KIND = `^\\s*(${FACT_KINDS.join('|')}):`;

/** Fills in facts in SQL, so that an excerpt is taken from the text that visitors read. */
export function factFiller(facts: readonly Fact[], missing: string): (text: SQL) => SQL {
  const texts = JSON.stringify(Object.fromEntries(facts.map(({ name, text }) => [name, text])));
  const name = sql`split_part(part, '}}', 1)`;
  // The first part is the text before the first braces; each other part begins with the content of the braces.
  return (text) => sql`case when strpos(${text}, '{{') = 0 then ${text} else (
    select string_agg(case
      when n = 1 then part
      when strpos(part, '}}') = 0 or ${name} !~ ${KIND} then '{{' || part
      else coalesce(${texts}::jsonb ->> trim(${name}), ${missing}) || substr(part, length(${name}) + 3)
    end, '' order by n)
    from string_to_table(${text}, '{{') with ordinality as parts (part, n)) end`;
}
