import { eq } from 'drizzle-orm';
import { pageSections } from '../../../src/database/schema/pages';
import { proposals } from '../../../src/database/schema/writes';
import { mailKey } from '../outside/mail-sink';
import type { People } from '../calls/people';
import type { SiteClient } from '../calls/site-client';
import type { SiteState, Subject } from './subject';
import { WrittenNames } from '../calls/written-names';

const PAGE = 'proposed';

/** A leader proposes new sections, and an administrator approves them, of which the leader gets an email. */
export class Proposals implements Subject {
  readonly name = 'proposals';
  readonly people = 1;
  readonly #proposed = new WrittenNames('proposal');
  readonly #approved = new WrittenNames('approved section');
  #count = 0;

  constructor(private readonly everybody: People) {}

  async write(site: SiteClient): Promise<void> {
    const { proposer, admin } = this.everybody;
    this.#count += 1;
    const title = `Proposal ${this.#count}`;
    const proposed = await site({
      method: 'POST',
      url: '/api/about/content',
      token: proposer.token,
      json: { page_type: PAGE, section_key: `proposal_${this.#count}`, title, content: '<p>Sing</p>' },
    });
    this.#proposed.note(title, proposed);
    if (proposed.kind !== 'acknowledged') return;
    const approved = await site({
      method: 'PUT',
      url: `/api/v1/admin/content/${Number(proposed.body.data?.['proposal_id'])}/approve`,
      token: admin.token,
    });
    this.#approved.note(title, approved);
  }

  async check({ db }: SiteState): Promise<string[]> {
    const rows = await db.select({ preview: proposals.preview, status: proposals.status }).from(proposals);
    const sections = await db
      .select({ title: pageSections.title })
      .from(pageSections)
      .where(eq(pageSections.page_type, PAGE));
    const title = ({ preview }: (typeof rows)[number]) => String(preview?.['title']);
    const approved = rows.filter(({ status }) => status === 'approved');
    return [
      ...this.#proposed.compare(rows.map(title)),
      ...this.#approved.compare(approved.map(title)),
      ...this.#approved.compare(sections.map((section) => section.title)),
    ];
  }

  /** Lists the emails that have to go out once. */
  listMails(): readonly string[] {
    const { email } = this.everybody.proposer;
    return this.#approved.list('acknowledged').map((title) => mailKey(email, `Approved: ${title}`));
  }
}
