import type { Site } from '@narthex/shared-contracts/schemas/site';
import {
  studyAndMissionInputSchema,
  studyAndMissionTexts,
  type StudyAndMission,
} from '@narthex/shared-contracts/schemas/study-and-mission';
import type { Translations } from '@narthex/shared-contracts/schemas/translations';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import { parseUpdate } from '../../requests/parse-input';
import { presentTranslations } from '../../responses/translations';
import type { Versioned } from '../../writes/command';
import { handleCommand } from '../../writes/handle-command';
import type { ModuleRoutes } from '../module-routes';
import { lockSettings, readSettings, saveSettings, type SettingsRow } from '../../site/site-repository';

const PREFIXES = { study: 'study_', mission: 'mission_' } as const;

/** Renames the fields of translations, and removes fields without a new name. */
const renameTexts = (
  translations: Translations | undefined,
  rename: (name: string) => string | undefined,
): Translations =>
  Object.fromEntries(
    Object.entries(translations ?? {}).map(([language, texts]) => [
      language,
      Object.fromEntries(
        Object.entries(texts).flatMap(([name, text]) => {
          const renamed = rename(name);
          return renamed === undefined ? [] : [[renamed, text]];
        }),
      ),
    ]),
  );

/** Picks the translations of one box and removes the prefix of their names: `study_book` becomes `book`. */
const pickTexts = (translations: Translations, prefix: string) =>
  renameTexts(translations, (name) => (name.startsWith(prefix) ? name.slice(prefix.length) : undefined));

/** Combines the translations of both boxes under the names that the form uses. */
function joinTexts({ study_focus: study, mission }: Site): Translations {
  const ofStudy = renameTexts(study?.translations, (name) => PREFIXES.study + name);
  const ofMission = renameTexts(mission?.translations, (name) => PREFIXES.mission + name);
  return { sw: { ...ofStudy.sw, ...ofMission.sw } };
}

function presentStudyAndMission({ settings, version }: SettingsRow): StudyAndMission {
  const { study_focus: study, mission } = settings;
  return {
    id: 1,
    study_book: study?.book ?? '',
    study_chapter: study?.chapter ?? '',
    study_family: study?.family ?? '',
    mission_title: mission?.title ?? '',
    mission_text: mission?.text ?? '',
    mission_paybill: mission?.paybill ?? '',
    mission_account: mission?.account ?? '',
    version,
    translations: presentTranslations(studyAndMissionTexts, joinTexts(settings)),
  };
}

/**
 * Registers the boxes beside the weekly programme, which are part of the site's settings. A box without a text isn't
 * shown.
 */
export const studyAndMissionRoutes: ModuleRoutes = async (app) => {
  handle(app, 'studyAndMission.get', async () => ({
    success: true,
    data: presentStudyAndMission(await readSettings(app.db)),
  }));

  handleCommand<'studyAndMission.update', SettingsRow & Versioned>(app, 'studyAndMission.update', {
    subjectType: 'study-and-mission',
    verb: 'update',
    message: t('Study focus and mission updated successfully!'),
    find: ({ tx, forUpdate }) => (forUpdate ? lockSettings : readSettings)(tx),
    present: (row) => ({ title: t('Study focus and mission'), ...presentStudyAndMission(row) }),
    async apply({ tx, body: changes }, row) {
      if (!row) return undefined;
      const body = parseUpdate(studyAndMissionInputSchema, changes, presentStudyAndMission(row));
      const { study_focus: _study, mission: _mission, ...others } = row.settings;
      const translations = body.translations ?? joinTexts(row.settings);
      return saveSettings(tx, {
        ...others,
        ...(body.study_book && {
          study_focus: {
            book: body.study_book,
            chapter: body.study_chapter,
            family: body.study_family,
            translations: pickTexts(translations, PREFIXES.study),
          },
        }),
        ...(body.mission_title && {
          mission: {
            title: body.mission_title,
            text: body.mission_text,
            paybill: body.mission_paybill,
            account: body.mission_account,
            translations: pickTexts(translations, PREFIXES.mission),
          },
        }),
      });
    },
  });
};
