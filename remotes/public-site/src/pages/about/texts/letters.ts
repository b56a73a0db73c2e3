import type { AboutSections } from '../../../features/about-content/api';

/** This text is shown if the chaplain's letter fails to load. */
export const PASTOR_TEXT: AboutSections = {
  heading: { title: 'From the chaplain’s desk', content: '' },
  quote: {
    title: 'Psalm 36:9',
    content: '<p>“For with you is the fountain of life; in your light do we see light.”</p>',
  },
  message: {
    title: 'Dear reader',
    content:
      '<p>A university teaches you to ask what is true. Please ask in church too.</p><p>You will have hard weeks here. You do not need a strong faith to come to us in such a week. Come and tell us. There are people in this church who have had the same troubles, and they will pray with you and help you.</p><p>And once every seven days, rest. God gave people the Sabbath before they had done any work. It is still a gift. Come, sit down, and listen.</p><p>Yours in Christ,<br>the chaplain</p>',
  },
};

/** This text is shown if the first elder's letter fails to load. */
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
      '<p>Every year the hall fills with people who know nobody. They sit near the doors, with their bags on their knees. A few months later the same people sit in the middle, with friends. What happened? Somebody asked them their name and remembered it.</p><p>If you are new, come three times before you decide about us. And if you are not new, greet the people who sit near the doors.</p><p>With love and prayers,<br>the first elder</p>',
  },
};
