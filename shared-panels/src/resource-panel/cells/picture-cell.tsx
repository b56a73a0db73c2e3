import { t } from '@narthex/shared-contracts/translate';
import { getPreviewSource } from '../form/fields/preview-source';
import styles from './picture-cell.module.css';

/** A small picture in a list; its title stands beside it already. */
export function PictureCell({ src }: { src: string | null }) {
  const preview = src && getPreviewSource(src);
  if (!preview) return t('None');
  return <img className={styles.picture} src={preview} alt="" loading="lazy" width={96} height={54} />;
}
