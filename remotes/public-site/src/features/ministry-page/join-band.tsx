import { paths } from '@narthex/shared-contracts';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import type { PageField, PageLink } from '@narthex/shared-contracts/schemas/page-content';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { PhoneLink, buttonClassName, classNames } from '@narthex/shared-ui';
import { BookOpen, Mail, MessageCircle, Phone, UserPlus } from 'lucide-react';
import { Link } from '@narthex/remote-kit/router';
import layout from '../../components/layout/section.module.css';
import { StoredHtml } from '../../components/text/stored-html';
import styles from './ministry-page.module.css';

interface JoinBandProps {
  readonly site: Site;
  /** Holds the email address of the ministry; the default is that of the church. */
  readonly email: string | undefined;
  readonly contact: PageField | undefined;
  readonly links: readonly PageLink[];
}

const LINK_LABELS = { chat: 'Join the WhatsApp group', classroom: 'Open the classroom' } as const;

/** Renders the invitation at the end of each ministry page. */
export function JoinBand({ site, email = site.email, contact, links }: JoinBandProps) {
  const chat = site.whatsapp_invite;
  const ways: readonly PageLink[] = links.length > 0 || !chat ? links : [{ kind: 'chat', url: chat }];
  return (
    <section id="join" className={styles.join} aria-labelledby="join-title">
      <div className={classNames(layout.wrap, styles.joinRow)}>
        <div>
          <h2 id="join-title" className={layout.title} lang={textLanguage(contact, 'title')}>
            {contact?.title || 'Come and see'}
          </h2>
          {contact?.content ? (
            <StoredHtml
              html={contact.content}
              lang={textLanguage(contact, 'content')}
              className={styles.joinText}
            />
          ) : null}
        </div>
        <ul role="list" className={styles.ways}>
          {ways.map(({ kind, url }, index) => (
            <li key={url}>
              <a
                className={buttonClassName({ variant: index === 0 ? 'primary' : 'quiet' })}
                href={url}
                rel="noopener"
              >
                {kind === 'chat' ? (
                  <MessageCircle size={18} aria-hidden="true" />
                ) : (
                  <BookOpen size={18} aria-hidden="true" />
                )}
                {LINK_LABELS[kind]}
              </a>
            </li>
          ))}
          <li>
            <Link className={styles.plain} to={paths.memberMinistries.to()}>
              <UserPlus size={18} aria-hidden="true" />
              Members: ask to join a ministry
            </Link>
          </li>
          {email ? (
            <li>
              <a className={styles.plain} href={`mailto:${email}`}>
                <Mail size={18} aria-hidden="true" />
                {email}
              </a>
            </li>
          ) : null}
          {site.phone ? (
            <li>
              <PhoneLink className={styles.plain} phone={site.phone}>
                <Phone size={18} aria-hidden="true" />
                {site.phone}
              </PhoneLink>
            </li>
          ) : null}
        </ul>
      </div>
    </section>
  );
}
