import { zodResolver } from '@hookform/resolvers/zod';
import {
  songInputSchema,
  type ManagedSong,
  type SongFormInput,
  type SongInput,
} from '@narthex/shared-contracts/schemas/songs';
import { t } from '@narthex/shared-contracts/translate';
import { SelectField, TextAreaField, TextField } from '@narthex/shared-ui';
import { createResourceForm } from '../../resource-panel/form/create-resource-form';
import { bindFields } from '../../resource-panel/form/fields/bind-fields';
import { FormPicture } from '../../resource-panel/form/fields/picture/form-picture';
import type { ResourceFieldsProps } from '../../resource-panel/form/resource-form-definition';
import { GROUP_OPTIONS } from './song-labels';

function SongFields({ form }: ResourceFieldsProps<ManagedSong, SongFormInput, SongInput>) {
  const bind = bindFields(form);
  return (
    <>
      <SelectField label="Group" required options={GROUP_OPTIONS} {...bind('group')} />
      <TextField label="Title" required {...bind('title')} />
      <TextAreaField label="Description" rows={3} {...bind('description')} />
      <TextField
        label="Recording"
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
  getEmptyValues: () => ({ group: 'church_choir', title: '', description: '', video: '', image_url: '' }),
  getValues: (song) => ({
    group: song.group,
    title: song.title,
    description: song.description,
    video: song.video ?? '',
    image_url: song.image_url ?? '',
  }),
  buildBody: (song) => song,
  fieldLabels: {
    group: t('Group'),
    title: 'Title',
    description: 'Description',
    video: t('Recording'),
    image_url: t('Picture'),
  },
  Fields: SongFields,
});
