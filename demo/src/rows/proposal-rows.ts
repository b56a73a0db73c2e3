import type { proposals } from '@narthex/server/database/schema/writes';
import { presentSlide } from '@narthex/server/modules/homepage/presenter';
import type { SlideRow } from '@narthex/server/modules/homepage/repository';
import { presentPage } from '@narthex/server/modules/page-content/presenter';
import type { StoredPage } from '@narthex/server/modules/page-content/repository';
import type { Department } from '@narthex/shared-contracts';
import type { Slide } from '@narthex/shared-contracts/schemas/homepage';
import { DEMO_ACCOUNTS } from '../content/people/demo-accounts';
import { NEW_SLIDES, PAGE_CHANGE, SLIDE_CHANGES } from '../content/proposals';
import type { SeedContext } from '../seed-context';
import { daysAgo } from '../seed-time';
import type { SeededPeople } from '../seeded-people';

type ProposalRow = typeof proposals.$inferInsert;

interface Author {
  readonly by: Department;
  readonly daysAgo: number;
  readonly clock: string;
  readonly reason?: string;
}

/** The name of a department's demo account, as the audit writes it. */
function getLeaderName(department: Department): string {
  const account = DEMO_ACCOUNTS.find(({ mailbox }) => mailbox === department);
  return account ? `${account.first_name} ${account.last_name}` : department;
}

/** Is the body that the form of a slide sends on a site with one language. */
const slideBody = ({ id: _id, version: _version, translations: _translations, ...body }: Slide) => body;

/** Creates recent proposals of departments, stored as the server stores their requests. */
export function proposalRows(
  context: SeedContext,
  people: SeededPeople,
  stored: { readonly slides: readonly SlideRow[]; readonly page: StoredPage },
): ProposalRow[] {
  const { time, url } = context;
  const describeAuthor = ({ by, daysAgo: days, clock, reason }: Author) => ({
    author_id: people.getAuthor(by),
    author_label: getLeaderName(by),
    created_at: daysAgo(time, days, clock),
    ...(reason !== undefined && {
      status: 'rejected' as const,
      reason,
      decided_by: people.getAuthor('communication'),
      decided_at: daysAgo(time, Math.max(0, days - 1), '09:15'),
    }),
  });

  const changed = SLIDE_CHANGES.flatMap(({ slide: title, content, ...author }): ProposalRow[] => {
    const row = stored.slides.find((slide) => slide.title === title);
    if (!row) return [];
    const before = presentSlide(row);
    const after = { ...before, content };
    return [
      {
        endpoint: 'slides.update',
        params: { id: row.id },
        body: slideBody(after),
        subject_type: 'slide',
        subject_id: String(row.id),
        base: before,
        base_version: row.version,
        preview: { ...after, version: row.version + 1 },
        ...describeAuthor(author),
      },
    ];
  });

  const created = NEW_SLIDES.map(
    ({ title, content, picture, cta_text: ctaText, cta_link: ctaLink, ...author }): ProposalRow => {
      const after: Slide = {
        id: Math.max(0, ...stored.slides.map(({ id }) => id)) + 1,
        title,
        content,
        image_url: url(picture),
        cta_text: ctaText,
        cta_link: ctaLink,
        is_active: true,
        version: 1,
      };
      return {
        endpoint: 'slides.create',
        params: {},
        body: slideBody(after),
        subject_type: 'slide',
        preview: after,
        ...describeAuthor(author),
      };
    },
  );

  return [...changed, ...created, pageRow()];

  function pageRow(): ProposalRow {
    const { category, page, title, field, content } = PAGE_CHANGE;
    const before = presentPage(stored.page);
    const values = { title: '', image_url: null, ...before.fields[field], content };
    const { translations: _translations, ...sent } = values;
    return {
      endpoint: 'pageContent.save',
      params: { category, page },
      body: { fields: { [field]: sent } },
      subject_type: 'page-content',
      subject_id: stored.page.id,
      base: { title, ...before },
      base_version: stored.page.version,
      preview: {
        title,
        fields: { ...before.fields, [field]: values },
        version: stored.page.version + 1,
      },
      ...describeAuthor(PAGE_CHANGE),
    };
  }
}
