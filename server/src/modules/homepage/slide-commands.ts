import { slideInputSchema } from '@narthex/shared-contracts/schemas/homepage';
import type { z } from 'zod';
import type { Command } from '../../writes/command';
import { handleCommand } from '../../writes/handle-command';
import type { ModuleRoutes } from '../module-routes';
import { parseInput } from '../requests/parse-input';
import { presentSlide } from './presenter';
import {
  deleteSlide,
  findSlide,
  insertSlide,
  updateSlide,
  type SlideRow,
  type SlideValues,
} from './repository';

const slide: Pick<Command<'slides.update', SlideRow>, 'subjectType' | 'present'> = {
  subjectType: 'slide',
  present: (row) => ({ ...presentSlide(row) }),
};

const slideValues = (input: z.output<typeof slideInputSchema>): SlideValues => ({
  title: input.title,
  content: input.content,
  imageUrl: input.image_url,
  ctaText: input.cta_text,
  ctaLink: input.cta_link,
  isActive: input.is_active,
});

const storedInput = (row: SlideRow) => ({
  title: row.title,
  content: row.content,
  image_url: row.imageUrl,
  cta_text: row.ctaText,
  cta_link: row.ctaLink,
  is_active: row.isActive,
});

export const slideCommands: ModuleRoutes = async (app) => {
  handleCommand<'slides.create', SlideRow>(app, 'slides.create', {
    ...slide,
    verb: 'create',
    find: null,
    message: 'Slide created successfully!',
    apply: ({ tx, body }) => insertSlide(tx, slideValues(body)),
  });

  handleCommand<'slides.update', SlideRow>(app, 'slides.update', {
    ...slide,
    verb: 'update',
    message: 'Slide updated successfully!',
    find: ({ tx, params, forUpdate }) => findSlide(tx, params.id, forUpdate),
    apply: ({ tx, params, body }, row) => {
      const input = parseInput(slideInputSchema, { ...(row && storedInput(row)), ...body });
      return updateSlide(tx, params.id, slideValues(input));
    },
  });

  handleCommand<'slides.delete', SlideRow>(app, 'slides.delete', {
    ...slide,
    verb: 'delete',
    message: 'Slide deleted successfully!',
    find: ({ tx, params, forUpdate }) => findSlide(tx, params.id, forUpdate),
    async apply({ tx, params }) {
      await deleteSlide(tx, params.id);
      return undefined;
    },
  });
};
