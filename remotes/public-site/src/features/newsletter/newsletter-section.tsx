import { describeMember } from '@narthex/shared-contracts/enum-labels';
import { NEWSLETTER_INTERESTS } from '@narthex/shared-contracts/enums';
import { Button, CheckboxField, classNames, TextField } from '@narthex/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { FormHead } from '../../forms/form-head';
import { FormStatus } from '../../forms/form-status';
import { useVisitorForm } from '../../forms/use-visitor-form';
import layout from '../../components/layout/section.module.css';
import styles from './newsletter-section.module.css';

/** The thanks stay long enough to be read. After that, another person can sign up in the same tab. */
const THANKS_SHOWN_MS = 3000;

const NEWSLETTER_FAILURE = 'Failed to subscribe.';
const ELEMENT_ID = 'newsletter';
const loadSubmit = () => import('./submit-newsletter').then((module) => module.submitNewsletter);

/**
 * Renders the newsletter form. An email asks for confirmation, which the text mentions. A plain post returns to
 * `backTo`.
 */
export function NewsletterSection({ backTo, siteName }: { backTo: string; siteName: string }) {
  const form = useVisitorForm({
    name: 'newsletter',
    elementId: ELEMENT_ID,
    loadSubmit,
    failure: NEWSLETTER_FAILURE,
  });
  const { kind, values, statusRef } = form;
  const isSent = kind === 'sent';
  const chosen = [values['interests'] ?? []].flat();
  const onThanked = useEffectEvent(() => {
    // Only if the focus is still on the thanks does it move to the form, and without scrolling the page.
    const isHere = statusRef.current?.contains(document.activeElement);
    form.startAnew(isHere ? { preventScroll: true } : undefined);
  });
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => onThanked(), THANKS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isSent]);

  return (
    <section
      className={classNames(layout.section, styles.section)}
      id={ELEMENT_ID}
      aria-labelledby="newsletter-title"
    >
      <div className={layout.wrap}>
        <div className={styles.band}>
          <div>
            <h2 className={styles.title} id="newsletter-title">
              News by email
            </h2>
            <p className={styles.text}>
              Read what {siteName} plans and who preaches. Enter your email address. We send you a link. Open
              it, and you get our newsletter. You can unsubscribe at any time by the link at the end of each
              email.
            </p>
          </div>
          <div>
            <FormStatus ref={statusRef}>
              {isSent ? (
                <div className={styles.thanks}>
                  <p className={styles.thanksTitle}>Thank you for subscribing!</p>
                  <p>One more step: open the link in the email we sent you.</p>
                </div>
              ) : null}
            </FormStatus>
            {isSent ? null : (
              <form className={styles.form} key={form.round} aria-label="Newsletter" {...form.formProps}>
                <FormHead form={form} backTo={backTo} />
                <div className={styles.row}>
                  <TextField
                    label="Email address"
                    type="email"
                    {...form.field('email')}
                    autoComplete="email"
                    required
                    maxLength={254}
                  />
                  <Button type="submit" isBusy={kind === 'sending'} className={styles.send}>
                    {kind === 'sending' ? 'Sending...' : 'Subscribe'}
                  </Button>
                </div>
                <details className={styles.choices} open={chosen.length > 0}>
                  <summary>What would you like to read about?</summary>
                  <fieldset className={styles.interests} aria-label="What would you like to read about?">
                    {NEWSLETTER_INTERESTS.map((interest) => (
                      <CheckboxField
                        key={interest}
                        label={describeMember(interest)}
                        name="interests"
                        value={interest}
                        defaultChecked={chosen.includes(interest)}
                      />
                    ))}
                  </fieldset>
                </details>
              </form>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
