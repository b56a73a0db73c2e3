import { MINISTRY_PAGES } from '@narthex/shared-contracts/enums';
import { galleryTexts } from '@narthex/shared-contracts/schemas/gallery';
import { leaderTexts } from '@narthex/shared-contracts/schemas/leaders';
import { ministryTexts } from '@narthex/shared-contracts/schemas/ministries';
import type { MinistryLeader } from '@narthex/shared-contracts/schemas/ministry-page';
import type { Queryable } from '../../database/database-handle';
import { handle } from '../../endpoints/handle';
import { problem } from '../../problem-error';
import { mediaUrl } from '../../responses/links/media-url';
import { presentTranslations } from '../../responses/translations';
import { presentProject } from '../homepage/presenter';
import type { ModuleRoutes } from '../module-routes';
import {
  findMinistryOfPage,
  listLeadersByName,
  listPicturesOfPage,
  listProjectsOfPage,
} from './page-repository';

/** A ministry names its leaders in one field, such as `Moses Khaemba and Ruth Too`. */
const splitNames = (leader: string) =>
  leader
    .split(/,| and | & /)
    .map((name) => name.trim())
    .filter(Boolean);

/** Lists the leaders in the order of their names in the ministry. */
async function listLeaders(db: Queryable, names: readonly string[]): Promise<MinistryLeader[]> {
  const known = await listLeadersByName(db, names);
  return names.map((name) => {
    const leader = known.find((row) => row.name === name);
    return {
      name,
      title: leader?.title ?? null,
      image: mediaUrl(leader?.image ?? null),
      quote: leader?.quote ?? null,
      ...(leader && { translations: presentTranslations(leaderTexts, leader.translations) }),
    };
  });
}

/** Registers the data that the public page of a ministry shows besides its text. */
export const ministryPageRoutes: ModuleRoutes = async (app) => {
  handle(app, 'ministries.getPage', async ({ params }) => {
    const page = MINISTRY_PAGES.find((name) => name === params.page);
    if (!page) throw problem('not_found');
    const ministry = await findMinistryOfPage(app.db, page);
    const [leaders, projects, pictures] = await Promise.all([
      listLeaders(app.db, splitNames(ministry?.leader ?? '')),
      listProjectsOfPage(app.db, page),
      listPicturesOfPage(app.db, page),
    ]);
    return {
      success: true,
      data: {
        ministry: ministry
          ? {
              name: ministry.name,
              email: ministry.email,
              meetingTime: ministry.meeting_time,
              location: ministry.location,
              translations: presentTranslations(ministryTexts, ministry.translations),
            }
          : null,
        leaders,
        projects: projects.map(presentProject),
        pictures: pictures.map(({ id, title, file, translations }) => ({
          id,
          title,
          file_path: `/media/${file}`,
          translations: presentTranslations(galleryTexts, translations),
        })),
      },
    };
  });
};
