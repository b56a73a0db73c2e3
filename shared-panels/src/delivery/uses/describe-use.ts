import { splitUse, usedScope } from '@narthex/shared-contracts';
import {
  GRANTABLE_USES,
  isGrantable,
  type UseName,
  type UseRisk,
} from '@narthex/shared-contracts/grantable-uses';
import { t } from '@narthex/shared-contracts/translate';

const RISK_LABELS: Readonly<Record<UseRisk, string>> = {
  low: t('Low risk'),
  medium: t('Medium risk'),
  high: t('High risk'),
  'very-high': t('Very high risk'),
};

export const NARROWER_LABELS = {
  department: t('Only what belongs to the person’s own department'),
  propose: t('Only as a proposal that waits for approval'),
} as const;

/** Describes a use for a person who decides about it. */
export interface DescribedUse {
  readonly use: string;
  readonly text: string;
  readonly risk: string;
  readonly tone: 'neutral' | 'warn' | 'bad';
}

const TONES = { low: 'neutral', medium: 'neutral', high: 'warn', 'very-high': 'bad' } as const;

/** Returns the sentence and the risk of a use; one that no grant can allow is shown by its name. */
export function describeUse(use: string): DescribedUse {
  if (!isGrantable(use)) return { use, text: use, risk: RISK_LABELS['very-high'], tone: 'bad' };
  const { name, scope } = splitUse(use);
  const { risk, text } = GRANTABLE_USES[name as UseName];
  const limit = scope === 'department' || scope === 'propose' ? ` (${NARROWER_LABELS[scope]})` : '';
  return { use, text: text + limit, risk: RISK_LABELS[risk], tone: TONES[risk] };
}

/** Returns a list of uses in which one use has another scope, or is left out for `null`. */
export function withUse(
  uses: readonly string[],
  name: string,
  scope: 'all' | 'department' | 'propose' | null,
): readonly string[] {
  const others = uses.filter((use) => splitUse(use).name !== name);
  if (scope === null) return others;
  return [...others, scope === 'all' ? name : `${name}:${scope}`];
}

/** Returns the uses of a grant with more uses, each with the wider scope. */
export const addUses = (uses: readonly string[], more: readonly string[]): string[] =>
  [...new Set([...uses, ...more].map((use) => splitUse(use).name))].map((name) => {
    const scope = usedScope([...uses, ...more], name);
    return scope === 'all' ? name : `${name}:${scope}`;
  });
