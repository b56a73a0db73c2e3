import type { MinistryText } from '../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'ministries',
  page: 'prophecy',
  kicker: 'Ministries and departments',
  department: 'education',
  fields: {
    hero_subtitle: { content: 'Daniel and Revelation, read slowly, with a history book open beside them.' },
    introduction: {
      title: 'Reading slowly',
      content:
        '<p>Prophecy was written to people under empires, to tell them who holds the end of the story. We read it as letters to them first. Then we ask what we hear.</p>',
    },
    vision: {
      title: 'What we have agreed on',
      content:
        '<p>No dates. No names of living politicians. And each evening ends with the question what the chapter tells us about Jesus.</p>',
    },
    contact: { title: 'Bring the hard question', content: '<p>You can join at any chapter.</p>' },
  },
};
