import { paths } from './paths';

/** The screen for a URL without a page links to these pages. */
export const FREQUENT_PLACES = [
  { label: 'Home', hint: 'This Sabbath, events, prayer', to: paths.home.to() },
  { label: 'Sabbath calendar', hint: 'What happens on which Sabbath', to: paths.calendar.to() },
  { label: 'Announcements', hint: 'What the church office says this week', to: paths.announcements.to() },
  { label: 'Giving', hint: 'Tithes and offerings by mobile money', to: paths.giving.to() },
  { label: 'Members', hint: 'Sign in, or join us', to: paths.members.to() },
  { label: 'Leaders', hint: 'Sign-in for department leaders', to: paths.leaders.to() },
];
