import type { ModuleRoutes } from '../module-routes';
import { broadcastCommands } from './broadcast-commands';
import { broadcastRoutes } from './broadcast-routes';
import { messagesRoutes } from './messages-routes';

export const communicationsRoutes: ModuleRoutes = async (app) => {
  await app.register(broadcastCommands);
  await app.register(broadcastRoutes);
  await app.register(messagesRoutes);
};
