import { zodResolver } from '@hookform/resolvers/zod';
import {
  songInputSchema,
  type ManagedSong,
  type SongFormInput,
  type SongInput,
} from '@narthex/shared-contracts/schemas/songs';
import { t } from '@narthex/shared-contracts/translate';
import { SelectField, TextAreaField, TextField } from '@narthex/shared-ui';
import { GROUP_OPTIONS } from '../../choice-labels';
import { createResourceForm } from '../../resource-panel/form/create-resource-form';
import { useFields } from '../../resource-panel/form/fields/bind-fields';
import { FormPicture } from '../../resource-panel/form/fields/picture/form-picture';
import type { ResourceFieldsProps } from '../../resource-panel/form/resource-form-definition';

function SongFields({ form }: ResourceFieldsProps<ManagedSong, SongFormInput, SongInput>) {
  const bind = useFields(form);
  return (
    <>
      <SelectField required options={GROUP_OPTIONS} {...bind('group')} />
      <TextField required {...bind('title')} />
      <TextAreaField rows={3} {...bind('description')} />
      <TextField
        inputMode="url"
        help="The web address of a video on this site, on YouTube or on Vimeo."
        {...bind('video')}
      />
      <FormPicture form={form} name="image_url" />
    </>
  );
}

export default createResourceForm<ManagedSong, SongFormInput, SongInput, SongInput>({
  resolver: zodResolver(songInputSchema),
  firstValues: { group: 'church_choir' },

  fieldLabels: {
    group: t('Group'),
    title: 'Title',
    description: 'Description',
    video: t('Recording'),
    image_url: t('Picture'),
  },
  Fields: SongFields,
});
