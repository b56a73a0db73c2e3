import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import RemoteApp from '../remote-app';
import { findPage } from '../routes';
import { homeCalls, site } from './fixtures';

/** Opens a page of the remote as the shell does: its code loads before it renders. */
export async function openPage(path: string, calls: FakeCalls, withSite: Site = site) {
  await findPage(path, withSite)?.page.Page.load();
  return renderApp(<RemoteApp base="" />, {
    path,
    calls: {
      'GET /v1/site': { body: { success: true, data: withSite } },
      'GET /v1/worship-services': homeCalls['GET /v1/worship-services'] ?? {},
      ...calls,
    },
  });
}
