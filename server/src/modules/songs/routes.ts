import { z } from 'zod';
import { envelope } from '@narthex/shared-contracts';
import { SONG_GROUPS } from '@narthex/shared-contracts/closed-lists';
import { songSchema } from '@narthex/shared-contracts/schemas/songs';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { presentSong } from './presenter';
import { listSongs } from './repository';

export const songsRoutes: ModuleRoutes = async (app) => {
  const songs = {
    schema: {
      params: z.object({ group: z.string().max(60) }),
      response: { 200: envelope(z.array(songSchema)) },
    },
  };
  app.get('/api/v1/songs/:group', songs, async (request) => {
    const group = SONG_GROUPS.find((name) => name === request.params.group);
    if (!group) throw problem('not_found');
    return { success: true, data: (await listSongs(app.db, group)).map(presentSong) };
  });
};
