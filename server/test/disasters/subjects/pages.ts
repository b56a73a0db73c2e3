import { pageSections } from '../../../src/database/schema/pages';
import type { People } from '../calls/people';
import type { SiteClient } from '../calls/site-client';
import type { SiteState, Subject } from './subject';

const PAGE = 'about_sda';

/** Administrators save sections of pages again and again; each has a section of their own. */
export class Pages implements Subject {
  readonly name = 'pages';
  readonly people = 2;
  /** Lists what each section may hold. */
  readonly #texts = new Map<string, Set<string>>();
  #count = 0;

  constructor(private readonly everybody: People) {}

  async write(site: SiteClient, person: number): Promise<void> {
    this.#count += 1;
    const section = `section_${person}`;
    const title = `Text ${this.#count}`;
    const may = this.#texts.get(section) ?? new Set(['']);
    this.#texts.set(section, may);
    const outcome = await site({
      method: 'POST',
      url: '/api/about/content',
      token: this.everybody.admin.token,
      json: { page_type: PAGE, section_key: section, title, content: '<p>Go</p>' },
    });
    if (outcome.kind === 'refused') return;
    if (outcome.kind === 'acknowledged') may.clear();
    may.add(title);
  }

  async check({ db }: SiteState): Promise<string[]> {
    const rows = await db.select().from(pageSections);
    return [...this.#texts].flatMap(([section, may]) => {
      const title = rows.find((row) => row.section_key === section)?.title ?? '';
      const isExpected = may.has(title);
      const expected = [...may].join('” or “');
      may.clear();
      may.add(title);
      return isExpected ? [] : [`The section ${section} says “${title}” in place of “${expected}”.`];
    });
  }
}
