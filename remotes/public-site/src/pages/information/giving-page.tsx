import { classNames } from '@narthex/shared-ui';
import { useSite } from '../../data/site';
import { loadMinistry } from '../../features/ministry-page/load-ministry';
import { usePageContent } from '../../features/ministry-page/use-page-content';
import type { PageContext } from '../../page-definition';
import { PageHead } from '../../parts/page-head';
import { paragraphsOf } from '../../parts/paragraphs';
import layout from '../../parts/section.module.css';
import { StoredHtml } from '../../parts/stored-html';
import styles from './giving-page.module.css';
import { GivingWays } from './giving-ways';
import { text } from './texts/giving';

export const load = (context: PageContext) => loadMinistry(context, text);

const FUNDS = ['mission', 'vision', 'activities'] as const;

/** How to give, step by step, and where it goes. */
export default function GivingPage() {
  const { giving } = useSite();
  const { fields } = usePageContent(text);
  const { introduction, additional_info, contact } = fields;
  return (
    <>
      <PageHead
        kicker={text.kicker}
        title={fields.hero_title?.title}
        lead={paragraphsOf(fields.hero_subtitle?.content ?? '').join(' ')}
        picture={fields.hero_image?.image_url}
      />
      <div className={classNames(layout.wrap, styles.ways)}>
        <GivingWays giving={giving} />
      </div>
      <section className={classNames(layout.wrap, layout.section)} aria-labelledby="funds-title">
        <h2 id="funds-title" className={layout.title}>
          {introduction?.title || 'Where it goes'}
        </h2>
        {introduction ? <StoredHtml html={introduction.content} className={styles.before} /> : null}
        <ul role="list" className={styles.funds}>
          {FUNDS.map((key) => {
            const fund = fields[key];
            return fund ? (
              <li key={key}>
                <h3>{fund.title}</h3>
                <StoredHtml html={fund.content} />
              </li>
            ) : null;
          })}
        </ul>
      </section>
      <div className={styles.end}>
        <div className={classNames(layout.wrap, styles.two)}>
          {[additional_info, contact].map((field) =>
            field ? (
              <section key={field.title}>
                <h2>{field.title}</h2>
                <StoredHtml html={field.content} />
              </section>
            ) : null,
          )}
        </div>
      </div>
    </>
  );
}
