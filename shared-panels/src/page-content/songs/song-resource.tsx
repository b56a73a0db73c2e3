import { endpointsOf } from '@narthex/shared-contracts/managed';
import { MANAGED_PAGES } from '@narthex/shared-contracts/managed-pages';
import type { ManagedSong, SongInput } from '@narthex/shared-contracts/schemas/songs';
import { t } from '@narthex/shared-contracts/translate';
import { GROUP_OPTIONS } from '../../choice-labels';
import { lazySection } from '../../lazy-section';
import { PictureCell } from '../../resource-panel/cells/picture-cell';
import { FilledTextCell } from '../../resource-panel/cells/text-cell';
import { ofManagedType, type ResourceDefinition } from '../../resource-panel/resource';
import { buildLabels } from '../../resource-panel/resource-labels';

/** Defines the management of the songs of the music groups. */
export const SONG_RESOURCE: ResourceDefinition<ManagedSong, SongInput> = {
  ...ofManagedType('songs'),
  endpoints: { ...endpointsOf('songs'), list: 'songs.listManaged' },
  labels: buildLabels({ one: t('song'), many: t('songs') }),
  getTitle: ({ title }) => title,
  pageSize: 100,
  filters: [{ param: 'group', label: 'Group', options: GROUP_OPTIONS }],
  getColumns: () => [
    {
      key: 'title',
      label: 'Song',
      kind: 'title',
      render: ({ title, description }) => <FilledTextCell title={title} text={description} />,
    },
    { key: 'group', label: 'Group', render: ({ group }) => MANAGED_PAGES[group].title },
    {
      key: 'picture',
      label: 'Picture',
      kind: 'picture',
      render: ({ image_url: src }) => <PictureCell src={src} />,
    },
    { key: 'video', label: 'Recording', render: ({ video }) => (video ? t('Yes') : t('None yet')) },
  ],
  getFacts: ({ title, group }) => [
    [t('Title'), title],
    [t('Group'), MANAGED_PAGES[group].title],
  ],
  Form: lazySection(() => import('./song-form')),
};
