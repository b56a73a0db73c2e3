import type { sectionInputSchema } from '@narthex/shared-contracts/schemas/homepage';
import type { z } from 'zod';
import type { Command } from '../../writes/command';
import { handleCommand } from '../../writes/handle-command';
import type { ModuleRoutes } from '../module-routes';
import { presentContent } from './presenter';
import {
  deleteContent,
  lockContent,
  saveContent,
  type ContentRow,
  type ContentValues,
  type SectionKey,
} from './repository';

const section: Pick<Command<'sections.save', ContentRow>, 'subjectType' | 'present' | 'message'> & {
  readonly verb: string;
} = {
  subjectType: 'content',
  verb: 'save',
  message: 'Content updated successfully!',
  present: (row) => ({ ...presentContent(row) }),
};

const sectionValues = (
  sectionKey: SectionKey,
  input: z.output<typeof sectionInputSchema>,
): ContentValues => ({
  sectionKey,
  title: input.title,
  content: input.content,
  subtitle: input.subtitle,
  imageUrl: input.image_url,
  buttonText: input.button_text,
  buttonLink: input.button_link,
  isActive: input.is_active,
});

/** A section is one row per key, so saving by key, in the path or in the body, writes the one that is there. */
export const sectionCommands: ModuleRoutes = async (app) => {
  handleCommand<'sections.create', ContentRow>(app, 'sections.create', {
    ...section,
    isUpsert: true,
    lock: ({ tx, body }) => lockContent(tx, body.section_key),
    apply: ({ tx, body }) => saveContent(tx, sectionValues(body.section_key, body)),
  });

  handleCommand<'sections.save', ContentRow>(app, 'sections.save', {
    ...section,
    isUpsert: true,
    lock: ({ tx, params }) => lockContent(tx, params.section),
    apply: ({ tx, params, body }) => saveContent(tx, sectionValues(params.section, body)),
  });

  handleCommand<'sections.update', ContentRow>(app, 'sections.update', {
    ...section,
    lock: ({ tx, params }) => lockContent(tx, params.id),
    apply: async ({ tx, body }, row) => row && saveContent(tx, sectionValues(row.sectionKey, body)),
  });

  handleCommand<'sections.delete', ContentRow>(app, 'sections.delete', {
    ...section,
    verb: 'delete',
    message: 'Content deleted successfully!',
    lock: ({ tx, params }) => lockContent(tx, params.id),
    async apply({ tx, params }) {
      await deleteContent(tx, params.id);
      return undefined;
    },
  });
};
