import type { MinistryText } from '../../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'resources',
  page: 'books',
  kicker: 'Evangelism',
  fields: {
    hero_subtitle: { content: 'Borrow a book, buy a book, or earn your fees by selling books.' },
    introduction: {
      title: 'Borrow a book',
      content:
        '<p>Bibles in many languages, commentaries, biographies and books for children. Write down your name, take a book, and bring it back when you have read it.</p>',
    },
    mission: {
      title: 'Books that pay school fees',
      content:
        '<p>Literature evangelists sell books from door to door in the holidays and earn their fees that way. Write to us if you would like to try it.</p>',
    },
    contact: {
      title: 'Borrow, buy or help',
      content: '<p>Write to us if you are looking for a book, or if you would like to help.</p>',
    },
  },
};
