import type { Site } from '@narthex/shared-contracts/schemas/site';
import type { AboutSections } from '../../../features/about-content/api';

/** The local church's page when its content can't be read. */
export const churchText = (site: Site): AboutSections => ({
  welcome: {
    title: `Welcome to ${site.name}`,
    content:
      '<p>The door is open: to members, to visitors, to people who believe and to people who only wonder.</p>',
  },
  about_us: {
    title: 'Who we are',
    content:
      '<p>We are the Seventh-day Adventist congregation of this university: students mostly, with lecturers, staff, their children and neighbours. Small groups hold us together. They study the Bible in the week, eat together, and notice when somebody is missing.</p>',
  },
  mission: {
    title: 'Our mission',
    content:
      '<p>To make disciples of Jesus Christ among students and staff, so that they carry his light into every profession and every county they go to.</p>',
  },
  vision: {
    title: 'Our vision',
    content: '<p>A campus on which nobody studies, doubts, grieves or celebrates alone.</p>',
  },
  purpose: {
    title: 'What we live for',
    content:
      '<ul><li><strong>Worship</strong> that a first-timer can follow.</li><li><strong>Study</strong> that is not afraid of questions.</li><li><strong>Fellowship</strong> in groups small enough for names.</li><li><strong>Service</strong> to the town around us.</li><li><strong>Hope</strong>: Jesus is coming again.</li></ul>',
  },
  activities: {
    title: 'Through the week',
    content:
      '<p>Prayer, Bible study, choir practice, Vespers and the Sabbath: the weekly programme has the hours. You don’t have to be a member to take part.</p>',
  },
  worship: {
    title: 'Worship with us',
    content:
      '<p>We keep the seventh day, from Friday’s sunset to Sabbath’s. In the morning there is Sabbath School, then Divine Worship. Wear what you have; visitors are not asked to stand up.</p>',
  },
  location: {
    title: 'Where to find us',
    content: '<p>Anybody at the main gate can point the way.</p>',
  },
  contact: {
    title: 'Talk to us',
    content:
      '<p>Write, call, or come to the office; the way to reach us stands at the foot of this page.</p>',
  },
});
