import { canEdit } from '@narthex/shared-contracts';
import { handle } from '../../endpoints/handle';
import { listResponse } from '../../lists/list-rows';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { presentContent, presentProject, presentService, presentSlide } from './presenter';
import { listProjects, listServices, listSlides } from './list-repository';
import { findContent, listContents } from './repository';

const success = <T>(data: T) => ({ success: true, data });

export const homepageRoutes: ModuleRoutes = async (app) => {
  handle(app, 'homepage.get', async ({ actor }) => {
    // Its editors see what is switched off too; the page itself leaves that out.
    const which = canEdit(actor, 'homepage.manage') ? 'all' : 'active';
    const slides = await listSlides(app.db, which);
    const contents = await listContents(app.db, which);
    const services = await listServices(app.db);
    const projects = await listProjects(app.db, 'featured');
    const lists = {
      slides: slides.rows.map(presentSlide),
      contents: Object.fromEntries(contents.map((row) => [row.sectionKey, presentContent(row)])),
      featured_projects: projects.rows.map(presentProject),
    };
    return {
      status: 'success' as const,
      data: { ...lists, worship_services: services.rows.map(presentService) },
      // Older callers read them here.
      ...lists,
    };
  });

  handle(app, 'slides.list', async ({ query, actor }) => {
    const which = canEdit(actor, 'homepage.manage') ? 'all' : 'active';
    return listResponse(await listSlides(app.db, which, query), presentSlide);
  });

  handle(app, 'sections.list', async ({ actor }) => {
    const rows = await listContents(app.db, canEdit(actor, 'homepage.manage') ? 'all' : 'active');
    return success(rows.map(presentContent));
  });

  handle(app, 'sections.get', async ({ params, actor }) => {
    const row = await findContent(app.db, params.section);
    if (!row || (!row.isActive && !canEdit(actor, 'homepage.manage'))) throw problem('not_found');
    return success(presentContent(row));
  });

  handle(app, 'projects.list', async ({ query }) =>
    listResponse(await listProjects(app.db, 'all', query), presentProject),
  );
  handle(app, 'projects.listFeatured', async ({ query }) =>
    listResponse(await listProjects(app.db, 'featured', query), presentProject),
  );
  handle(app, 'services.list', async ({ query }) =>
    listResponse(await listServices(app.db, query), presentService),
  );
};
