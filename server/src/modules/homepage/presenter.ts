import {
  contentSectionSchema,
  churchProjectSchema,
  sectionTexts,
  worshipServiceSchema,
  slideSchema,
  slideTexts,
  type ChurchProject,
  type ContentSection,
  type Slide,
  type WorshipService,
} from '@narthex/shared-contracts/schemas/homepage';
import { projectTexts } from '@narthex/shared-contracts/schemas/projects';
import { serviceTexts } from '@narthex/shared-contracts/schemas/services';
import { linkUrl } from '../../responses/links/link-url';
import { mediaUrl } from '../../responses/links/media-url';
import { presentRow } from '../../responses/present-row';
import { presentTranslations } from '../../responses/translations';
import type { ProjectRow, ServiceRow } from './list-repository';
import type { ContentRow, SlideRow } from './repository';

export const presentSlide = (row: SlideRow): Slide =>
  presentRow(slideSchema, row, {
    image_url: mediaUrl(row.image_url),
    cta_link: linkUrl(row.cta_link),
    translations: presentTranslations(slideTexts, row.translations),
  });

export const presentContent = (row: ContentRow): ContentSection =>
  presentRow(contentSectionSchema, row, {
    image_url: mediaUrl(row.image_url),
    button_link: linkUrl(row.button_link),
    translations: presentTranslations(sectionTexts, row.translations),
  });

export const presentProject = (row: ProjectRow): ChurchProject =>
  presentRow(churchProjectSchema, row, {
    image_url: mediaUrl(row.image_url),
    link: linkUrl(row.link),
    translations: presentTranslations(projectTexts, row.translations),
  });

export const presentService = (row: ServiceRow): WorshipService =>
  presentRow(worshipServiceSchema, row, {
    ...(row.translations.sw?.name && { english_name: row.name }),
    translations: presentTranslations(serviceTexts, row.translations),
  });
