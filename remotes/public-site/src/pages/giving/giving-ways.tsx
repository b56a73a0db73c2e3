import type { Site } from '@narthex/shared-contracts/schemas/site';
import { t } from '@narthex/shared-contracts/translate';
import { CopyButton } from '../../features/copy-button/copy-button';
import styles from './giving-page.module.css';

type Giving = Site['giving'];

/** Renders a number that is large enough to copy from a screen, with a button that copies it. */
function Number({ label, value, what }: { label: string; value: string; what: string }) {
  return (
    <div className={styles.number}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.value}>{value}</span>
        <CopyButton text={value} what={what} />
      </dd>
    </div>
  );
}

function Paybill({ giving }: { giving: Giving }) {
  return (
    <section className={styles.way} aria-labelledby="paybill-title">
      <h2 id="paybill-title">By paybill</h2>
      <dl>
        <Number label="Business number" value={giving.paybill} what={t('the paybill number')} />
        {giving.account ? (
          <Number label="Account number" value={giving.account} what={t('the account number')} />
        ) : null}
      </dl>
      <ol>
        <li>Open M-PESA on your phone and choose Lipa na M-PESA, then Pay Bill.</li>
        <li>
          Enter the business number <b>{giving.paybill}</b>.
        </li>
        <li>
          Enter the account number{giving.account ? <b> {giving.account}</b> : null}. To say what it is for,
          add a word: tithe, mission, budget, welfare.
        </li>
        <li>Enter the amount and your PIN.</li>
        <li>M-PESA sends you a message. Keep it: it is your receipt.</li>
      </ol>
    </section>
  );
}

function SendMoney({ giving }: { giving: Giving }) {
  return (
    <section className={styles.way} aria-labelledby="send-title">
      <h2 id="send-title">By sending money</h2>
      <dl>
        <Number label="Phone number" value={giving.send_money} what={t('the phone number')} />
        {giving.account_holder ? (
          <div className={styles.number}>
            <dt>Account holder</dt>
            <dd>{giving.account_holder}</dd>
          </div>
        ) : null}
      </dl>
      <ol>
        <li>Open M-PESA and choose Send Money.</li>
        <li>
          Enter the number <b>{giving.send_money}</b>.
        </li>
        <li>Enter the amount.</li>
        {giving.account_holder ? (
          <li>
            Before you enter your PIN, check the name: <b>{giving.account_holder}</b>.
          </li>
        ) : null}
        <li>Send a text to the same number that says what it is for.</li>
      </ol>
    </section>
  );
}

/** Renders the ways to give that are set in the settings. */
export function GivingWays({ giving }: { giving: Giving }) {
  if (!giving.paybill && !giving.send_money) {
    return (
      <p className={styles.none}>
        The numbers are not on this page yet. Please ask the treasurer or the church office for them.
      </p>
    );
  }
  return (
    <>
      {giving.paybill ? <Paybill giving={giving} /> : null}
      {giving.send_money ? <SendMoney giving={giving} /> : null}
    </>
  );
}
