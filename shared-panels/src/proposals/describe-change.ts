import type { Proposal } from '@narthex/shared-contracts/schemas/proposals';
import { t } from '@narthex/shared-contracts/translate';
import { toLabel } from '../choice-labels';

const SUBJECTS: Readonly<Record<string, string>> = {
  calendar: t('Sabbath programme'),
  content: 'Home page section',
  page: t('About page'),
  'page-content': t('Page content'),
  project: t('Church project'),
  service: t('Weekly service'),
  slide: t('Home page slide'),
  'study-and-mission': t('Study focus and mission'),
};

/** The kind of object a proposal is about, as people call it. */
export const describeSubject = (type: string): string => SUBJECTS[type] ?? toLabel(type);

/** What the proposal does to its object. */
export function describeAction({ before, after }: Pick<Proposal, 'before' | 'after'>): string {
  if (!before) return t('New');
  return after ? t('Change') : t('Deletion');
}
