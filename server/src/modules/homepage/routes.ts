import { canEdit } from '@narthex/shared-contracts';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import { shareRead } from '../../content-cache/share-read';
import { listResponse } from '../../lists/list-rows';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { presentContent, presentProject, presentService, presentSlide } from './presenter';
import { listProjects, listServices, listSlides, projectStore, serviceStore } from './list-repository';
import { findContent, listContents, slideStore } from './repository';
import { sectionCommands } from './commands';
import { handleRowCommands } from '../../writes/rows/row-commands';

const success = <T>(data: T) => ({ success: true, data });

const isWholeWeek = ({
  page,
  per_page: perPage,
  limit,
  search,
  sort,
  kind,
}: EndpointQuery<'services.list'>) => page === 1 && !perPage && !limit && !search && !sort && !kind;

export const homepageRoutes: ModuleRoutes = async (app) => {
  await app.register(sectionCommands);

  // The weekly services are cached, because most pages show them.
  const readWeek = shareRead(app, ['worship-services'], () => listServices(app.db));
  const readParts = (which: 'active' | 'all') =>
    Promise.all([
      listSlides(app.db, which),
      listContents(app.db, which),
      listProjects(app.db, 'featured'),
      readWeek(),
    ]);
  const readActiveParts = shareRead(app, ['homepage', 'worship-services', 'church-projects'], () =>
    readParts('active'),
  );

  handle(app, 'homepage.get', async ({ actor }) => {
    // Editors also get inactive parts, which the page itself leaves out.
    const parts = canEdit(actor, 'homepage.manage') ? readParts('all') : readActiveParts();
    const [slides, contents, projects, services] = await parts;
    const lists = {
      slides: slides.rows.map(presentSlide),
      contents: Object.fromEntries(contents.map((row) => [row.section_key, presentContent(row)])),
      featured_projects: projects.rows.map(presentProject),
    };
    return {
      status: 'success' as const,
      data: { ...lists, worship_services: services.rows.map(presentService) },
      // Older clients read the lists at the top level.
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
    if (!row || (!row.is_active && !canEdit(actor, 'homepage.manage'))) throw problem('not_found');
    return success(presentContent(row));
  });

  handle(app, 'projects.list', async ({ query }) =>
    listResponse(await listProjects(app.db, 'all', query), presentProject),
  );
  handle(app, 'projects.listFeatured', async ({ query }) =>
    listResponse(await listProjects(app.db, 'featured', query), presentProject),
  );
  handle(app, 'services.list', async ({ query }) => {
    const listed = isWholeWeek(query) ? readWeek() : listServices(app.db, query);
    return listResponse(await listed, presentService);
  });

  handleRowCommands(app, 'slides', {
    subjectType: 'slide',
    noun: t('Slide'),
    store: slideStore,
    present: (row) => ({ ...presentSlide(row) }),
    order: {
      title: 'Order of the slides',
      message: t('Slides reordered successfully!'),
      getName: ({ title }) => title,
    },
  });

  handleRowCommands(app, 'projects', {
    subjectType: 'project',
    noun: t('Project'),
    store: projectStore,
    present: (row) => ({ ...presentProject(row) }),
    order: {
      title: 'Order of the church projects',
      message: t('Projects reordered successfully!'),
      getName: ({ title }) => title,
    },
  });

  // Every part of the site reads its times from this one table.
  handleRowCommands(app, 'services', {
    subjectType: 'service',
    noun: t('Service'),
    store: serviceStore,
    present: (row) => ({ title: row.name, ...presentService(row) }),
    order: {
      title: 'Order of the services',
      message: t('Services reordered successfully!'),
      getName: ({ name }) => name,
    },
  });
};
