import { mailKey } from '../outside/mail-sink';
import type { SiteClient } from '../calls/site-client';
import type { Subject } from './subject';
import { WrittenNames } from '../calls/written-names';

const SUBJECT = 'Please confirm your subscription';

/** Visitors subscribe to the newsletter, each with an address of their own, and get an email. */
export class Newsletter implements Subject {
  readonly name = 'newsletter';
  readonly people = 1;
  readonly #subscribed = new WrittenNames('subscription');
  #count = 0;

  async write(site: SiteClient): Promise<void> {
    this.#count += 1;
    const email = `visitor-${this.#count}@church.test`;
    this.#subscribed.note(email, await site({ method: 'POST', url: '/api/v1/newsletter', json: { email } }));
  }

  async check(): Promise<readonly string[]> {
    return [];
  }

  /** Lists the emails that have to go out once. */
  listMails(): readonly string[] {
    return this.#subscribed.list('acknowledged').map((email) => mailKey(email, SUBJECT));
  }
}
