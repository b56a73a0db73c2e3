import { SONG_GROUPS } from '@narthex/shared-contracts/enums';
import { songInputSchema } from '@narthex/shared-contracts/schemas/songs';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import { listResponse } from '../../lists/list-rows';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { presentSong, presentManagedSong } from './presenter';
import { listSongs, songStore } from './repository';
import { handleReorder } from '../../writes/rows/reorder-command';
import { handleRowCommands } from '../../writes/rows/row-commands';

export const songsRoutes: ModuleRoutes = async (app) => {
  handle(app, 'songs.list', async ({ params, query }) => {
    const group = SONG_GROUPS.find((name) => name === params.group);
    if (!group) throw problem('not_found');
    return listResponse(await listSongs(app.db, group, query), presentSong);
  });

  handle(app, 'songs.listManaged', async ({ query }) =>
    listResponse(await listSongs(app.db, query.group, query), presentManagedSong),
  );

  handleRowCommands(app, 'songs', {
    subjectType: 'song',
    noun: t('Song'),
    store: songStore,
    schema: songInputSchema,
    getNewColumns: async ({ tx }) => ({ sort_order: await songStore.findNextPlace(tx) }),
    getColumns: ({ group, description }) => ({ group_key: group, description: description ?? '' }),
    getInput: (row) => ({ group: row.group_key }),
    present: (row) => ({ ...presentManagedSong(row) }),
  });

  handleReorder(app, 'songs.reorder', {
    subjectType: 'song',
    title: 'Order of the songs',
    message: t('Songs reordered successfully!'),
    store: songStore,
    getName: ({ title }) => title,
  });
};
