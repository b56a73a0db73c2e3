import { sectionInputSchema } from '@narthex/shared-contracts/schemas/homepage';
import { t } from '@narthex/shared-contracts/translate';
import type { z } from 'zod';
import { parseInput, parseUpdate } from '../../requests/parse-input';
import type { Command } from '../../writes/command';
import { handleCommand } from '../../writes/handle-command';
import type { ModuleRoutes } from '../module-routes';
import { presentContent } from './presenter';
import {
  pickSectionColumns,
  deleteContent,
  findContent,
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
  message: t('Content updated successfully!'),
  present: (row) => ({ ...presentContent(row) }),
};

/** A change keeps the fields that it leaves out; what begins a section has to be complete. */
const readInput = (body: object, row: ContentRow | undefined) =>
  row ? parseUpdate(sectionInputSchema, body, row) : parseInput(sectionInputSchema, body);

const sectionValues = (
  sectionKey: SectionKey,
  input: z.output<typeof sectionInputSchema>,
): ContentValues => ({
  ...pickSectionColumns(input),
  section_key: sectionKey,
});

/**
 * Registers the commands for sections. There is one row per key, so saving with a key, in the path or in the body,
 * updates an existing row.
 */
export const sectionCommands: ModuleRoutes = async (app) => {
  handleCommand<'sections.create', ContentRow>(app, 'sections.create', {
    ...section,
    isUpsert: true,
    find: ({ tx, body, forUpdate }) => findContent(tx, body.section_key, forUpdate),
    apply: ({ tx, body }) => saveContent(tx, sectionValues(body.section_key, body)),
  });

  handleCommand<'sections.save', ContentRow>(app, 'sections.save', {
    ...section,
    isUpsert: true,
    find: ({ tx, params, forUpdate }) => findContent(tx, params.section, forUpdate),
    apply: ({ tx, params, body }, row) =>
      saveContent(tx, sectionValues(params.section, readInput(body, row))),
  });

  handleCommand<'sections.update', ContentRow>(app, 'sections.update', {
    ...section,
    find: ({ tx, params, forUpdate }) => findContent(tx, params.id, forUpdate),
    apply: async ({ tx, body }, row) =>
      row && saveContent(tx, sectionValues(row.section_key, readInput(body, row))),
  });

  handleCommand<'sections.delete', ContentRow>(app, 'sections.delete', {
    ...section,
    verb: 'delete',
    message: t('Content deleted successfully!'),
    find: ({ tx, params, forUpdate }) => findContent(tx, params.id, forUpdate),
    async apply({ tx, params }) {
      await deleteContent(tx, params.id);
      return undefined;
    },
  });
};
