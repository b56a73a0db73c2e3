import type { MinistryText } from '../../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'resources',
  page: 'books',
  kicker: 'Evangelism',
  fields: {
    hero_subtitle: { content: 'Books to borrow, books to buy, and a way to earn school fees.' },
    introduction: {
      title: 'A shelf for everybody',
      content:
        '<p>Bibles in many languages, commentaries, biographies and books for children. You write down your name, take one, and bring it back.</p>',
    },
    mission: {
      title: 'Books that pay school fees',
      content:
        '<p>Literature evangelists sell books from door to door in the holidays and earn their fees that way. Talk to us if you would like to try.</p>',
    },
    contact: { title: 'Borrow, buy or help', content: '<p>Ask us for a title, or for a job.</p>' },
  },
};
