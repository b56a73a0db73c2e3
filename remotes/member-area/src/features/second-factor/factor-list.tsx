import { formatTimeAgo } from '@narthex/shared-contracts';
import type { Passkey } from '@narthex/shared-contracts/schemas/passkeys';
import type { SecondFactor } from '@narthex/shared-contracts/schemas/second-factor';
import { t } from '@narthex/shared-contracts/translate';
import { useTimeZone } from '@narthex/shared-panels/use-site';
import { Button } from '@narthex/shared-ui';
import styles from './second-factor.module.css';

/** Describes a factor of the account. The app has no id, because there is only one. */
export interface ListedFactor {
  readonly id: number | null;
  readonly name: string;
  readonly passkey: Passkey | null;
}

/** Lists the factors of an account, the app first. Servers without passkeys name none of the two. */
export const listFactors = ({
  has_app: hasApp = true,
  passkeys = [],
}: SecondFactor): readonly ListedFactor[] => [
  ...(hasApp ? [{ id: null, name: t('Authenticator app'), passkey: null }] : []),
  ...passkeys.map((passkey) => ({ id: passkey.id, name: passkey.name, passkey })),
];

interface FactorListProps {
  readonly factors: readonly ListedFactor[];
  readonly isBusy: boolean;
  /** Is the label of the buttons; without one, nothing can be removed. */
  readonly removal: string | null;
  readonly onRemove: (factor: ListedFactor) => void;
}

/** Renders the app and the passkeys of the account, with when each passkey was added and last used. */
export function FactorList({ factors, isBusy, removal, onRemove }: FactorListProps) {
  const timeZone = useTimeZone();
  return (
    <ul className={styles.factors} role="list" aria-label="Your second steps">
      {factors.map((factor) => (
        <li key={factor.id ?? 'app'}>
          <div>
            <p className={styles.name}>{factor.name}</p>
            <p className={styles.used}>{describeUse(factor.passkey, timeZone)}</p>
          </div>
          {removal ? (
            <Button
              variant="quiet"
              size="small"
              isBusy={isBusy}
              aria-label={`${removal}: ${factor.name}`}
              onClick={() => onRemove(factor)}
            >
              {removal}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function describeUse(passkey: Passkey | null, timeZone: string): string {
  if (!passkey) return t('Codes that change every half minute');
  const added = formatTimeAgo(passkey.created_at, timeZone);
  if (passkey.last_used_at === null) return t('Passkey, added {added}, not used yet', { added });
  return t('Passkey, added {added}, last used {used}', {
    added,
    used: formatTimeAgo(passkey.last_used_at, timeZone),
  });
}
