import type { SlideFormInput, SlideInput } from '@narthex/shared-contracts/schemas/homepage';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { getPreviewSource } from '../resource-panel/form/fields/preview-source';
import styles from './slide-preview.module.css';

/** Renders the slide as visitors will see it, with the current values of the form. */
export function SlidePreview({ form }: { form: UseFormReturn<SlideFormInput, unknown, SlideInput> }) {
  const { title, content, image_url: url, cta_text: button } = useWatch({ control: form.control });
  const picture = getPreviewSource(url);
  return (
    <figure className={styles.preview} aria-label="Preview">
      <figcaption aria-hidden="true">Preview</figcaption>
      <div className={styles.slide}>
        {picture ? <img src={picture} alt="" /> : null}
        <div className={styles.text}>
          <strong className={styles.title}>{title || 'Title of the slide'}</strong>
          <span>{content}</span>
          {button ? <span className={styles.button}>{button}</span> : null}
        </div>
      </div>
    </figure>
  );
}
