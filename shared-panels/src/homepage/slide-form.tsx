import { zodResolver } from '@hookform/resolvers/zod';
import {
  slideInputSchema,
  type Slide,
  type SlideFormInput,
  type SlideInput,
} from '@narthex/shared-contracts/schemas/homepage';
import { t } from '@narthex/shared-contracts/translate';
import { CheckboxField, FormRow, TextAreaField, TextField } from '@narthex/shared-ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { createResourceForm } from '../resource-panel/form/create-resource-form';
import { useFields } from '../resource-panel/form/fields/bind-fields';
import { FormPicture } from '../resource-panel/form/fields/picture/form-picture';
import { getPreviewSource } from '../resource-panel/form/fields/preview-source';
import type { ResourceFieldsProps } from '../resource-panel/form/resource-form-definition';
import styles from './slide-form.module.css';

function SlideFields({ form }: ResourceFieldsProps<Slide, SlideFormInput, SlideInput>) {
  const bind = useFields(form);
  return (
    <>
      <TextField required {...bind('title')} />
      <TextAreaField required {...bind('content')} />
      <FormPicture form={form} name="image_url" />
      <FormRow>
        <TextField help="Without a text there is no button." {...bind('cta_text')} />
        <TextField inputMode="url" help="A web address, or a path of this site." {...bind('cta_link')} />
      </FormRow>
      <SlidePreview form={form} />
      <CheckboxField help="Only active slides are on the home page." {...bind('is_active')} />
    </>
  );
}

export default createResourceForm<Slide, SlideFormInput, SlideInput, SlideInput>({
  resolver: zodResolver(slideInputSchema),
  firstValues: { is_active: true },

  fieldLabels: {
    title: 'Title',
    content: 'Content',
    image_url: t('Picture'),
    cta_text: t('Button text'),
    cta_link: t('Button link'),
    is_active: t('Active'),
  },
  translatable: { title: 'text', content: 'multiline', cta_text: 'text' },
  Fields: SlideFields,
});

/** Renders the slide as visitors will see it, with the current values of the form. */
function SlidePreview({ form }: { form: UseFormReturn<SlideFormInput, unknown, SlideInput> }) {
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
