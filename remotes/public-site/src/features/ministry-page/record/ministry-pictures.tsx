import { paths } from '@narthex/shared-contracts';
import type { MinistryPageRecord } from '@narthex/shared-contracts/schemas/ministry-page';
import { classNames } from '@narthex/shared-ui';
import { Link } from '@narthex/remote-kit/router';
import layout from '../../../components/layout/section.module.css';
import { Picture } from '../../../components/media/picture';
import styles from './ministry-pictures.module.css';

/** Renders the pictures of a ministry in the public gallery, or nothing if there are none. */
export function MinistryPictures({ pictures }: Pick<MinistryPageRecord, 'pictures'>) {
  const shown = pictures.flatMap(({ id, title, file_path: url }) => (url ? { id, title, url } : []));
  if (shown.length === 0) return null;
  return (
    <section className={classNames(layout.wrap, layout.section)} aria-labelledby="pictures-title">
      <div className={layout.head}>
        <h2 id="pictures-title">Pictures</h2>
        <Link to={paths.gallery.to()}>All pictures</Link>
      </div>
      <ul role="list" className={styles.pictures} data-count={shown.length === 1 ? 'one' : undefined}>
        {shown.map(({ id, title, url }) => (
          <li key={id}>
            <figure>
              <Picture url={url} alt="" sizes="(min-width: 900px) 384px, 94vw" />
              <figcaption>{title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
