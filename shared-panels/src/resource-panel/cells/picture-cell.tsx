import { t } from '@narthex/shared-contracts/translate';
import { getPreviewSource } from '../form/fields/preview-source';
import styles from './picture-cell.module.css';

/** Renders a small picture in a list. It has no alternative text, since its title is beside it. */
export function PictureCell({ src }: { src: string | null }) {
  const preview = src && getPreviewSource(src);
  if (!preview) return t('None');
  return <img className={styles.picture} src={preview} alt="" loading="lazy" width={96} height={54} />;
}
