import { SONG_GROUPS } from '@narthex/shared-contracts/enums';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import { findFileFacts } from '../../media/file-facts-repository';
import { listResponse } from '../../lists/list-rows';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { presentSong, presentManagedSong } from './presenter';
import { listSongs, songStore } from './repository';
import { handleRowCommands } from '../../writes/rows/row-commands';

export const songsRoutes: ModuleRoutes = async (app) => {
  handle(app, 'songs.list', async ({ params, query }) => {
    const group = SONG_GROUPS.find((name) => name === params.group);
    if (!group) throw problem('not_found');
    const listed = await listSongs(app.db, group, query);
    const files = await findFileFacts(
      app.db,
      listed.rows.map(({ video }) => video),
    );
    return listResponse(listed, (row) => presentSong(row, files));
  });

  handle(app, 'songs.listManaged', async ({ query }) =>
    listResponse(await listSongs(app.db, query.group, query), presentManagedSong),
  );

  handleRowCommands(app, 'songs', {
    subjectType: 'song',
    noun: t('Song'),
    store: songStore,
    getColumns: ({ group, description }) => ({ group_key: group, description: description ?? '' }),
    getInput: (row) => ({ group: row.group_key }),
    present: (row) => ({ ...presentManagedSong(row) }),
    order: {
      title: 'Order of the songs',
      message: t('Songs reordered successfully!'),
      getName: ({ title }) => title,
    },
  });
};
