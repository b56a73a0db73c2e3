import { zodResolver } from '@hookform/resolvers/zod';
import { LEADER_CATEGORY_LABELS } from '@narthex/shared-contracts/enum-labels';
import type { LeaderCategory } from '@narthex/shared-contracts/enums';
import {
  leaderFieldsSchema,
  type Leader,
  type LeaderFormInput,
  type LeaderInput,
} from '@narthex/shared-contracts/schemas/leaders';
import { t } from '@narthex/shared-contracts/translate';
import { createResourceForm } from '../resource-panel/form/create-resource-form';
import { LeaderFields } from './leader-fields';

const DEFAULT_CATEGORY: LeaderCategory = 'pastoral';

export default createResourceForm<Leader, LeaderFormInput, LeaderInput, LeaderInput>({
  resolver: zodResolver(leaderFieldsSchema),
  firstValues: { category: DEFAULT_CATEGORY, status: 'active' },

  fieldLabels: {
    name: t('Name'),
    title: 'Title',
    category: t('Category'),
    phone: t('Phone'),
    quote: 'Quote',
    languages: t('Languages'),
    image: t('Picture'),
    status: t('Status'),
    email: t('Email'),
    years_of_service: t('Years of service'),
    education: t('Education'),
    specialties: t('Specialties'),
    achievements: t('Achievements'),
    biography: t('Biography'),
    linkedin_url: 'LinkedIn',
    facebook_url: 'Facebook',
  },
  describeValue: (field, value) =>
    field === 'category' ? LEADER_CATEGORY_LABELS[value as LeaderCategory] : undefined,
  translatable: { title: 'text', quote: 'multiline', education: 'text', biography: 'multiline' },
  Fields: LeaderFields,
});
