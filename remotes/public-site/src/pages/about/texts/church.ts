import type { Site } from '@narthex/shared-contracts/schemas/site';
import type { AboutSections } from '../../../features/about-content/api';

/** Returns the text of the local church's page, which is shown if its content fails to load. */
export const churchText = (site: Site): AboutSections => ({
  welcome: {
    title: `Welcome to ${site.name}`,
    content: '<p>Everybody is welcome: members, visitors, and people who have questions about faith.</p>',
  },
  about_us: {
    title: 'Who we are',
    content:
      '<p>We are the Seventh-day Adventist congregation of this university: mostly students, with lecturers, staff, their children and neighbours. Everybody can join a small group that studies the Bible in the week.</p>',
  },
  mission: {
    title: 'Our mission',
    content:
      '<p>To make disciples of Jesus Christ among students and staff, so that they carry his light into every profession and every county they go to.</p>',
  },
  vision: {
    title: 'Our vision',
    content: '<p>We want a campus where nobody is alone, in good days and in hard days.</p>',
  },
  purpose: {
    title: 'What we live for',
    content:
      '<ul><li><strong>Worship</strong>: we explain what we do, so that everybody can take part.</li><li><strong>Study</strong>: we study the Bible, and you may ask every question.</li><li><strong>Fellowship</strong>: we meet in small groups, where people know your name.</li><li><strong>Service</strong>: we help people in the town around us.</li><li><strong>Hope</strong>: we believe that Jesus is coming again.</li></ul>',
  },
  activities: {
    title: 'Through the week',
    content:
      '<p>Prayer, Bible study, choir practice, Vespers and the Sabbath: the weekly programme has the hours. You don’t have to be a member to take part.</p>',
  },
  worship: {
    title: 'Worship with us',
    content:
      '<p>We keep the Sabbath from sunset on Friday to sunset on Saturday. In the morning there is Sabbath School, then Divine Worship. Come as you are. Nobody will ask you to stand up.</p>',
  },
  location: {
    title: 'Where to find us',
    content: '<p>Anybody at the main gate can point the way.</p>',
  },
  contact: {
    title: 'Talk to us',
    content:
      '<p>Write, call, or come to the office. You find the address and the phone number at the end of this page.</p>',
  },
});
