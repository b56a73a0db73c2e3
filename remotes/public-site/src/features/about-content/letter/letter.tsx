import { textLanguage } from '@narthex/shared-contracts/text-language';
import { classNames, getInitials } from '@narthex/shared-ui';
import { Picture } from '../../../components/media/picture';
import { splitHtml } from '../../../components/text/html-paragraphs';
import layout from '../../../components/layout/section.module.css';
import { StoredHtml } from '../../../components/text/stored-html';
import type { AboutSection } from '../api';
import styles from './letter.module.css';

interface LetterProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly heading?: string | undefined;
  /** Names the author. */
  readonly from: string;
  readonly portrait: string | null | undefined;
  readonly quote: AboutSection | undefined;
  readonly message: AboutSection | undefined;
}

/** Renders a letter with a portrait, a Bible verse and its text. */
export function Letter({ title, lead, heading, from, portrait, quote, message }: LetterProps) {
  return (
    <article className={classNames(layout.wrap, styles.letter)}>
      <div className={styles.side}>
        <div className={styles.portrait} data-state={portrait ? 'pictured' : 'placeholder'}>
          {portrait ? (
            <Picture url={portrait} alt="" sizes="(min-width: 900px) 320px, 60vw" isFirst />
          ) : (
            <span aria-hidden="true">{getInitials(from)}</span>
          )}
        </div>
        <p className={styles.from}>{from}</p>
      </div>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {quote ? (
          <blockquote className={styles.quote}>
            {splitHtml(quote.content).map((paragraph) => (
              <p key={paragraph} lang={textLanguage(quote, 'content')}>
                {paragraph}
              </p>
            ))}
            {quote.title ? <cite lang={textLanguage(quote, 'title')}>{quote.title}</cite> : null}
          </blockquote>
        ) : null}
        {heading ? <h2 className={styles.heading}>{heading}</h2> : null}
        {message ? (
          <>
            {message.title && message.title !== heading ? (
              <p className={styles.salutation} lang={textLanguage(message, 'title')}>
                {message.title}
              </p>
            ) : null}
            <StoredHtml
              html={message.content}
              lang={textLanguage(message, 'content')}
              className={styles.body}
            />
          </>
        ) : null}
      </div>
    </article>
  );
}
