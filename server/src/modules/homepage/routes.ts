import { z } from 'zod';
import { envelope, statusEnvelope } from '@narthex/shared-contracts';
import { CONTENT_SECTION_KEYS } from '@narthex/shared-contracts/closed-lists';
import {
  churchProjectSchema,
  contentSectionSchema,
  homepageSchema,
  slideSchema,
  worshipServiceSchema,
} from '@narthex/shared-contracts/schemas/homepage';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { canEditHomepage } from './policy';
import { presentContent, presentProject, presentService, presentSlide } from './presenter';
import { findContent, listActiveContents, listProjects, listServices, listSlides } from './repository';

export const sectionParams = z.object({ section: z.enum(CONTENT_SECTION_KEYS) });

const success = <T>(data: T) => ({ success: true, data });

export const homepageRoutes: ModuleRoutes = async (app) => {
  const page = { schema: { response: { 200: statusEnvelope(homepageSchema) } } };
  app.get('/api/v1/homepage', page, async () => {
    const slides = await listSlides(app.db, 'active');
    const contents = await listActiveContents(app.db);
    const services = await listServices(app.db);
    const projects = await listProjects(app.db, 'featured');
    return {
      status: 'success' as const,
      data: {
        slides: slides.map(presentSlide),
        contents: Object.fromEntries(contents.map((row) => [row.sectionKey, presentContent(row)])),
        worship_services: services.map(presentService),
        featured_projects: projects.map(presentProject),
      },
    };
  });

  const slides = { schema: { response: { 200: envelope(z.array(slideSchema)) } } };
  app.get('/api/v1/homepage/slides', slides, async (request) => {
    const rows = await listSlides(app.db, canEditHomepage(request.actor) ? 'all' : 'active');
    return success(rows.map(presentSlide));
  });

  const content = { schema: { params: sectionParams, response: { 200: envelope(contentSectionSchema) } } };
  app.get('/api/v1/homepage/content/:section', content, async (request) => {
    const row = await findContent(app.db, request.params.section);
    if (!row || (!row.isActive && !canEditHomepage(request.actor))) throw problem('not_found');
    return success(presentContent(row));
  });

  const projects = { schema: { response: { 200: envelope(z.array(churchProjectSchema)) } } };
  app.get('/api/v1/church-projects', projects, async () =>
    success((await listProjects(app.db, 'all')).map(presentProject)),
  );
  app.get('/api/v1/church-projects/featured', projects, async () =>
    success((await listProjects(app.db, 'featured')).map(presentProject)),
  );

  const services = { schema: { response: { 200: envelope(z.array(worshipServiceSchema)) } } };
  app.get('/api/v1/worship-services', services, async () =>
    success((await listServices(app.db)).map(presentService)),
  );
};
