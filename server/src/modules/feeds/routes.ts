import type { ModuleRoutes } from '../module-routes';
import { calendarFeedRoutes } from './calendar-file/calendar-routes';
import { newsFeedRoutes } from './news-routes';

export const feedsRoutes: ModuleRoutes = async (app) => {
  await app.register(calendarFeedRoutes);
  await app.register(newsFeedRoutes);
};
