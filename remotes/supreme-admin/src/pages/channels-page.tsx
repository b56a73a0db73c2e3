import { paths } from '@narthex/shared-contracts';
import { useSite } from '@narthex/shared-panels/use-site';
import { ButtonLink, Panel } from '@narthex/shared-ui';
import { CalendarDays, Megaphone, MessageCircle, Newspaper, Send } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './channels-page.module.css';

/** Which channel reaches whom: guidance, and the ways into each. */
export default function ChannelsPage({ base }: { base: string }) {
  const site = useSite();
  const channels = [
    {
      icon: Megaphone,
      name: 'Announcements',
      description:
        'For everyone, for a few days: one featured announcement stands on the home page until its end date.',
      action: <Link to={paths.announcements.to()}>See the public page</Link>,
    },
    {
      icon: CalendarDays,
      name: 'Events',
      description:
        'For what has a date and a place. A published event is on the site at once and takes answers.',
      action: <Link to={`${base}/events`}>Manage events</Link>,
    },
    {
      icon: MessageCircle,
      name: 'Group chat',
      description:
        'For the day itself: a change of hall, a ride, a reminder. Link to the page, which has the facts.',
      action: site?.whatsapp_invite ? (
        <a href={site.whatsapp_invite} target="_blank" rel="noreferrer">
          Open the group
        </a>
      ) : null,
    },
    {
      icon: Newspaper,
      name: 'Newsletter',
      description:
        'For people who asked for it on the home page, by what interests them: sermons, events, ministries.',
      action: null,
    },
    {
      icon: Send,
      name: 'Direct',
      description: 'For inquiries from the foot of each page, answered from the church’s own address.',
      action: site?.email ? <a href={`mailto:${site.email}`}>{site.email}</a> : null,
    },
  ];
  return (
    <Panel
      title="Which channel reaches whom"
      actions={
        <ButtonLink as={Link} to={paths.home.to()} variant="quiet" size="small">
          See the home page
        </ButtonLink>
      }
    >
      <ul className={styles.list} role="list">
        {channels.map(({ icon: Icon, name, description, action }) => (
          <li key={name}>
            <span className={styles.icon}>
              <Icon size={20} aria-hidden="true" />
            </span>
            <div>
              <h3>{name}</h3>
              <p>{description}</p>
              {action ? <p className={styles.action}>{action}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
