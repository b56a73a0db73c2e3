import type {
  PageContentCategory,
  PageContentField,
  PageContentPage,
} from '@narthex/shared-contracts/closed-lists';

/** The categories of pages as people read them. */
export const CATEGORY_LABELS: Readonly<Record<PageContentCategory, string>> = {
  ministries: 'Ministries',
  music: 'Music',
  evangelism: 'Evangelism',
  resources: 'Resources',
  announcements: 'Announcements',
};

type FieldLabels = Readonly<Partial<Record<PageContentField, string>>>;

interface PageFacts {
  readonly label: string;
  /** Where visitors read it. */
  readonly path: string;
  /** What its fields hold, where that is something else than on the page of a ministry. */
  readonly fieldLabels?: FieldLabels;
}

/** The pages whose content is managed. */
export const PAGE_FACTS: Readonly<Record<PageContentPage, PageFacts>> = {
  deconary: { label: 'Deaconry', path: '/DeconaryDepartment' },
  personal_ministries: { label: 'Personal Ministries', path: '/Personalministries' },
  prayer_department: { label: 'Prayer Department', path: '/PrayerDepartment' },
  amo_alo: { label: 'AMO and ALO', path: '/AMO_ALO' },
  health: { label: 'Health', path: '/Health' },
  sabbath_school: { label: 'Sabbath School', path: '/SabbathSchool' },
  prophecy: { label: 'Prophecy', path: '/Prophecy' },
  church_choir: { label: 'Church Choir', path: '/Music/ChurchChoir' },
  dcm: { label: 'DCM', path: '/Music/DCM' },
  blissful: { label: 'Blissful', path: '/Music/Blissful' },
  pcm: { label: 'Public Campus Ministry', path: '/PCM' },
  evangelism: { label: 'Evangelism', path: '/Evangelism' },
  calendar_events: { label: 'Calendar of Events', path: '/COE' },
  tithes_offerings: { label: 'Tithes and Offerings', path: '/tithes-offerings' },
  books: { label: 'Books', path: '/Books' },
  new_here: {
    label: 'New here',
    path: '/new-here',
    fieldLabels: {
      introduction: 'What happens on Sabbath',
      mission: 'First topic (what to wear)',
      vision: 'Second topic (where to sit)',
      activities: 'Third topic (children)',
      schedule: 'Fourth topic (lunch)',
      leadership: 'Fifth topic (parking)',
      additional_info: 'Sixth topic (you are our guest)',
      contact: 'Plan a visit',
    },
  },
  announcements: { label: 'Announcements', path: '/Announcements' },
};

/** The twelve fields of a page. */
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

/** What the fields of a page are called. */
export const getFieldLabels = (page: PageContentPage): Readonly<Record<PageContentField, string>> => ({
  ...FIELD_LABELS,
  ...PAGE_FACTS[page].fieldLabels,
});
