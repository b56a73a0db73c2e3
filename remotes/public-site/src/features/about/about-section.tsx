import { paths } from '@narthex/shared-contracts';
import type { ContentSection } from '@narthex/shared-contracts/schemas/homepage';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { buttonClassName, classNames } from '@narthex/shared-ui';
import { Prose } from '../../components/text/prose';
import { Picture } from '../../components/media/picture';
import { SmartLink } from '../../components/links/smart-link';
import layout from '../../components/layout/section.module.css';
import styles from './about-section.module.css';

interface AboutSectionProps {
  readonly about: ContentSection;
  readonly welcome: ContentSection;
  readonly site: Site;
  readonly aboutPath: string;
}

/** Renders the about section: text, a few figures, and a picture in a doorway. */
export function AboutSection({ about, welcome, site, aboutPath }: AboutSectionProps) {
  return (
    <section className={layout.section} id="about" aria-labelledby="about-title">
      <div className={classNames(layout.wrap, styles.two)}>
        <div>
          <h2 className={layout.title} id="about-title" lang={textLanguage(about, 'title')}>
            {about.title ?? `About ${site.name}`}
          </h2>
          <Prose
            text={about.content}
            lang={textLanguage(about, 'content')}
            className={classNames(layout.lead, styles.lead)}
          />
          <p className={styles.action}>
            <SmartLink
              to={about.button_link ?? aboutPath}
              className={buttonClassName()}
              lang={textLanguage(about, 'button_text')}
            >
              {about.button_text ?? `About ${site.name}`}
            </SmartLink>
          </p>
          {site.stats.length > 0 ? (
            <dl className={styles.facts}>
              {site.stats.map((stat) => (
                <div key={stat.label}>
                  <dt lang={textLanguage(stat, 'label')}>{stat.label}</dt>
                  <dd>{stat.value}</dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
        <div>
          <div className={styles.arch}>
            {about.image_url ? (
              <Picture url={about.image_url} alt="" sizes="(min-width: 800px) 520px, 92vw" />
            ) : (
              <div className={styles.placeholder} />
            )}
          </div>
          <div className={styles.welcome}>
            <h3 lang={textLanguage(welcome, 'title')}>{welcome.title ?? 'Welcome'}</h3>
            <Prose text={welcome.content} lang={textLanguage(welcome, 'content')} className={styles.text} />
            <SmartLink
              to={welcome.button_link ?? `${paths.newHere.to()}#plan-a-visit`}
              className={styles.visit}
              lang={textLanguage(welcome, 'button_text')}
            >
              {welcome.button_text ?? 'Plan your visit'}
            </SmartLink>
          </div>
        </div>
      </div>
    </section>
  );
}
