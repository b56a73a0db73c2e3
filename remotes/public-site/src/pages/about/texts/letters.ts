import type { AboutSections } from '../../../features/about-content/api';

/** The chaplain's letter when none can be read. */
export const PASTOR_TEXT: AboutSections = {
  heading: { title: 'From the chaplain’s desk', content: '' },
  quote: {
    title: 'Psalm 36:9',
    content: '<p>“For with you is the fountain of life; in your light do we see light.”</p>',
  },
  message: {
    title: 'Dear reader',
    content:
      '<p>A university teaches you to ask what is true, and how you would know. Keep asking; do not put the question down at the door of the church. God is not afraid of it.</p><p>You will be tired here. There will be a week in which you cannot see the point. You do not have to bring us a finished faith in such a week. Bring the week.</p><p>And once every seven days, stop. The Sabbath was the first whole day that human beings ever lived, and they had done nothing yet to earn it. It is still given like that. Come in, sit down, let somebody else carry the service. You will carry it for them another time.</p><p>Yours in Christ,<br>the chaplain</p>',
  },
};

/** The first elder's letter when none can be read. */
export const ELDER_TEXT: AboutSections = {
  title: {
    title: 'A word from the first elder',
    content: '<p>To everyone who has just arrived, and everyone who is about to leave.</p>',
  },
  heading: { title: 'You were a stranger here once', content: '' },
  elder_name: { title: 'The first elder', content: '' },
  quote: {
    title: 'Leviticus 19:34',
    content:
      '<p>“The stranger who dwells among you shall be to you as one born among you, and you shall love him as yourself.”</p>',
  },
  message: {
    title: 'Dear friend',
    content:
      '<p>Every year the hall fills with people who know nobody. They sit at the ends of the rows, near the doors, with their bags on their knees. A few months later the same people stand in the middle and take up too much room. Somebody asked them their name and remembered it. That is nearly all that happened.</p><p>If you are new, come three times before you decide about us. And if you are not new, look at the ends of the rows.</p><p>With love and prayers,<br>the first elder</p>',
  },
};
