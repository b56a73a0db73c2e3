import { PictureField } from '@narthex/shared-ui';
import { useWatch, type Path, type UseFormReturn } from 'react-hook-form';
import { bindFields } from './bind-fields';
import { getPreviewSource } from './preview-source';

interface FormPictureProps<Values extends object, Checked> {
  form: UseFormReturn<Values, unknown, Checked>;
  name: Path<Values>;
  label?: string;
}

/** The picture of an object, shown as it is typed. */
export function FormPicture<Values extends object, Checked>({
  form,
  name,
  label = 'Picture',
}: FormPictureProps<Values, Checked>) {
  const picture: unknown = useWatch({ control: form.control, name });
  return (
    <PictureField
      label={label}
      help="A web address, or a path of this site."
      preview={getPreviewSource(typeof picture === 'string' ? picture : null)}
      {...bindFields(form)(name)}
    />
  );
}
