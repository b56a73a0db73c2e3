import type { Proposal } from '@narthex/shared-contracts/schemas/proposals';
import { toLabel } from '../choice-labels';

const SUBJECTS: Readonly<Record<string, string>> = {
  about_section: 'About page',
  calendar_event: 'Sabbath programme',
  page_content: 'Page content',
  section: 'Home page section',
  slide: 'Home page slide',
};

/** The kind of object a proposal is about, as people call it. */
export const describeSubject = (type: string): string => SUBJECTS[type] ?? toLabel(type);

/** What the proposal does to its object. */
export function describeAction({ before, after }: Pick<Proposal, 'before' | 'after'>): string {
  if (!before) return 'New';
  return after ? 'Change' : 'Deletion';
}
