import { CalendarDays, LayoutDashboard, Megaphone } from 'lucide-react';
import {
  Avatar,
  Button,
  DashboardLayout,
  Panel,
  Tabs,
  VisuallyHidden,
  classNames,
  type DashboardNavItem,
} from '../../src/index';
import { Example, Section } from '../example';

const NAV: readonly DashboardNavItem[] = [
  { to: '#overview', label: 'Overview', icon: LayoutDashboard, isCurrent: true },
  {
    to: '#events',
    label: 'Events',
    icon: CalendarDays,
    isCurrent: false,
    count: 3,
    countLabel: 'awaiting approval',
  },
  { to: '#announcements', label: 'Announcements', icon: Megaphone, isCurrent: false },
];

export function LayoutExamples() {
  return (
    <Section title="Layout">
      <Example title="Panel">
        <Panel title="This week" actions={<Button size="small">Add</Button>}>
          <p className={classNames('text', false)}>
            Three events.
            <VisuallyHidden> The first is on Friday.</VisuallyHidden>
          </p>
        </Panel>
      </Example>
      <Example title="Tabs">
        <Tabs
          label="Events"
          tabs={[
            { id: 'coming', label: 'To come', content: <p>Nine events.</p> },
            { id: 'past', label: 'Past', content: <p>Forty events.</p> },
          ]}
        />
      </Example>
      <Example title="DashboardLayout, in the colours of a department" isWide>
        <DashboardLayout
          department="music"
          title="Music"
          rail={{
            siteName: 'Campus Church',
            place: { title: 'Music', caption: 'Department' },
            nav: NAV,
            renderLink: ({ to, ...rest }) => <a href={to} {...rest} />,
          }}
          actions={
            <Button size="small" variant="quiet">
              Sign out
            </Button>
          }
          person={<Avatar name="Kevin Were" />}
        >
          <Panel title="Overview">
            <p>What waits for the department.</p>
          </Panel>
        </DashboardLayout>
      </Example>
    </Section>
  );
}
