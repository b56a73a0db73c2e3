import { siteTexts } from '@narthex/shared-contracts/schemas/settings';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { presentTranslations } from '../../responses/translations';

const STUDY_TEXTS = { book: null, chapter: null, family: null };
const MISSION_TEXTS = { title: null, text: null };
const STAT_TEXTS = { label: null };

/** Presents the settings as pages use them. */
export const presentSite = ({
  study_focus: study,
  mission,
  stats,
  has_first_day: _hasFirstDay,
  first_slug: _firstSlug,
  ...site
}: Site): Site => ({
  ...site,
  stats: stats.map((stat) => ({
    ...stat,
    translations: presentTranslations(STAT_TEXTS, stat.translations ?? {}),
  })),
  translations: presentTranslations(siteTexts, site.translations ?? {}),
  ...(study && {
    study_focus: { ...study, translations: presentTranslations(STUDY_TEXTS, study.translations ?? {}) },
  }),
  ...(mission && {
    mission: { ...mission, translations: presentTranslations(MISSION_TEXTS, mission.translations ?? {}) },
  }),
});
