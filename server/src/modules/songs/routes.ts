import { SONG_GROUPS } from '@narthex/shared-contracts/enums';
import { handle } from '../../endpoints/handle';
import { listResponse } from '../../lists/list-rows';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { presentSong } from './presenter';
import { listSongs } from './repository';

export const songsRoutes: ModuleRoutes = async (app) => {
  handle(app, 'songs.list', async ({ params, query }) => {
    const group = SONG_GROUPS.find((name) => name === params.group);
    if (!group) throw problem('not_found');
    return listResponse(await listSongs(app.db, group, query), presentSong);
  });
};
