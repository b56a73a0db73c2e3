import { textLanguage } from '@narthex/shared-contracts/text-language';
import { classNames } from '@narthex/shared-ui';
import { StoredHtml } from '../../components/text/stored-html';
import { useSite } from '../../data/site';
import { loadMinistry } from '../../features/ministry-page/load-ministry';
import { StoredPageHead, StoredSections } from '../../features/ministry-page/stored-sections';
import { usePageContent } from '../../features/ministry-page/use-page-content';
import type { PageContext, PageProps } from '../../page-record';
import { NextSteps } from '../layouts/next-steps';
import { GivingWays } from './giving-ways';
import { text } from './texts/giving';
import reading from '../../components/layout/reading.module.css';
import layout from '../../components/layout/section.module.css';
import styles from './giving-page.module.css';

export const load = (context: PageContext) => loadMinistry(context, text);

const FUNDS = ['mission', 'vision', 'activities'] as const;
const BESIDES = ['schedule', 'leadership'] as const;

/** Renders instructions for giving and the use of the gifts. */
export default function GivingPage({ title }: PageProps) {
  const { giving } = useSite();
  const { fields } = usePageContent(text);
  const { introduction, additional_info, contact } = fields;
  return (
    <>
      <StoredPageHead title={title} kicker={text.kicker} fields={fields} />
      <div className={classNames(layout.wrap, styles.ways)}>
        <GivingWays giving={giving} />
      </div>
      <section className={classNames(layout.wrap, layout.section)} aria-labelledby="funds-title">
        <h2 id="funds-title" className={layout.title} lang={textLanguage(introduction, 'title')}>
          {introduction?.title || 'Where it goes'}
        </h2>
        {introduction ? (
          <StoredHtml
            html={introduction.content}
            lang={textLanguage(introduction, 'content')}
            className={styles.before}
          />
        ) : null}
        <ul role="list" className={styles.funds}>
          {FUNDS.map((key) => {
            const fund = fields[key];
            return fund ? (
              <li key={key}>
                <h3 lang={textLanguage(fund, 'title')}>{fund.title}</h3>
                <StoredHtml html={fund.content} lang={textLanguage(fund, 'content')} />
              </li>
            ) : null;
          })}
        </ul>
      </section>
      <div className={classNames(layout.wrap, reading.text)}>
        <StoredSections fields={fields} keys={BESIDES} />
      </div>
      <div className={styles.end}>
        <div className={classNames(layout.wrap, styles.two)}>
          {[additional_info, contact].map((field) =>
            field ? (
              <section key={field.title}>
                <h2 lang={textLanguage(field, 'title')}>{field.title}</h2>
                <StoredHtml html={field.content} lang={textLanguage(field, 'content')} />
              </section>
            ) : null,
          )}
        </div>
      </div>
      <NextSteps />
    </>
  );
}
