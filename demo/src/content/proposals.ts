import type { Department } from '@narthex/shared-contracts';
import type { PictureName } from '../pictures/index';

interface ProposalSeed {
  readonly by: Department;
  readonly daysAgo: number;
  readonly clock: string;
  /** Holds the reason for the rejection; without one the proposal is still pending. */
  readonly reason?: string;
}

/** Changes of slides, by the title of the slide. */
export const SLIDE_CHANGES: readonly (ProposalSeed & { readonly slide: string; readonly content: string })[] =
  [
    {
      by: 'music',
      daysAgo: 1,
      clock: '16:10',
      slide: 'Sing with us',
      content:
        'We have three choirs, for beginners and for experienced singers. Rehearsals are open: come and listen first.',
    },
    {
      by: 'youth',
      daysAgo: 3,
      clock: '08:25',
      slide: 'Come in. There is light, and there is room.',
      content:
        'Twelve small groups, our families, meet every Wednesday to read the Bible and pray together. Join one of them.',
      reason:
        'The families meet on Tuesday, as the weekly programme says. Please change the day and send it again.',
    },
  ];

/** Slides that departments would like to see on the home page. */
export const NEW_SLIDES: readonly (ProposalSeed & {
  readonly title: string;
  readonly content: string;
  readonly picture: PictureName;
  readonly cta_text: string;
  readonly cta_link: string;
})[] = [
  {
    by: 'youth',
    daysAgo: 0,
    clock: '07:40',
    title: 'An evening by the fire',
    content: 'Songs, roast maize and an honest question, every last Saturday of the month. Bring a friend.',
    picture: 'event-youth-bonfire',
    cta_text: 'See what is planned',
    cta_link: '/Events',
  },
];

/** A changed field of a page. */
export const PAGE_CHANGE = {
  by: 'health',
  daysAgo: 2,
  clock: '11:05',
  category: 'ministries',
  page: 'health',
  title: 'Health',
  field: 'schedule',
  content:
    '<p>Market clinic: first Sunday of the month, 9:00 AM – 1:00 PM</p><p>Health class: third Sunday, 4:00 PM, nursing skills lab, Block D</p><p>Blood pressure checks: every Sabbath after the divine service, at the main door</p>',
} as const satisfies ProposalSeed & Readonly<Record<string, unknown>>;
