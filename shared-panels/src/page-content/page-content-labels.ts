import type { PageContentCategory, PageContentField, PageContentPage } from '@narthex/shared-contracts/enums';
import { t } from '@narthex/shared-contracts/translate';

export const CATEGORY_LABELS: Readonly<Record<PageContentCategory, string>> = {
  ministries: 'Ministries',
  music: 'Music',
  evangelism: 'Evangelism',
  resources: 'Resources',
  announcements: 'Announcements',
};

type FieldLabels = Readonly<Partial<Record<PageContentField, string>>>;

/** These pages use fields for another purpose than the pages of ministries, so the labels differ. */
const OWN_FIELD_LABELS: Readonly<Partial<Record<PageContentPage, FieldLabels>>> = {
  new_here: {
    introduction: t('What happens on Sabbath'),
    mission: t('First topic (what to wear)'),
    vision: t('Second topic (where to sit)'),
    activities: t('Third topic (children)'),
    schedule: t('Fourth topic (lunch)'),
    leadership: t('Fifth topic (parking)'),
    additional_info: t('Sixth topic (you are our guest)'),
    contact: t('Plan a visit'),
  },
};

/** Labels of the twelve fields of a page. */
export const FIELD_LABELS: Readonly<Record<PageContentField, string>> = {
  hero_title: 'Title of the page',
  hero_subtitle: 'Lead below the title',
  hero_image: 'Picture at the top',
  introduction: 'Introduction',
  mission: 'Mission',
  vision: 'Vision',
  activities: 'Activities',
  schedule: 'Schedule',
  leadership: 'Leadership',
  contact: 'Contact',
  gallery_images: 'Gallery pictures',
  additional_info: 'Additional information',
};

/** Returns the labels of the fields of a page. */
export const getFieldLabels = (page: PageContentPage): Readonly<Record<PageContentField, string>> => ({
  ...FIELD_LABELS,
  ...OWN_FIELD_LABELS[page],
});
