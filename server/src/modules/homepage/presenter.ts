import {
  sectionTexts,
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
import { presentTranslations } from '../../responses/translations';
import type { ProjectRow, ServiceRow } from './list-repository';
import type { ContentRow, SlideRow } from './repository';

export function presentSlide(row: SlideRow): Slide {
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    image_url: mediaUrl(row.imageUrl),
    cta_text: row.ctaText,
    cta_link: linkUrl(row.ctaLink),
    is_active: row.isActive,
    version: row.version,
    translations: presentTranslations(slideTexts, row.translations),
  };
}

export function presentContent(row: ContentRow): ContentSection {
  return {
    id: row.id,
    section_key: row.sectionKey,
    title: row.title,
    content: row.content,
    subtitle: row.subtitle,
    image_url: mediaUrl(row.imageUrl),
    button_text: row.buttonText,
    button_link: linkUrl(row.buttonLink),
    is_active: row.isActive,
    version: row.version,
    translations: presentTranslations(sectionTexts, row.translations),
  };
}

export function presentProject(row: ProjectRow): ChurchProject {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    image_url: mediaUrl(row.imageUrl),
    goal_amount: row.goalAmount,
    raised_amount: row.raisedAmount,
    link: linkUrl(row.link),
    is_featured: row.isFeatured,
    ministry_page: row.ministryPage,
    version: row.version,
    translations: presentTranslations(projectTexts, row.translations),
  };
}

export function presentService(row: ServiceRow): WorshipService {
  return {
    id: row.id,
    name: row.name,
    ...(row.translations.sw?.name && { english_name: row.name }),
    day: row.day,
    start_time: row.startTime,
    end_time: row.endTime,
    location: row.location,
    description: row.description,
    kind: row.kind,
    sort_order: row.sortOrder,
    version: row.version,
    translations: presentTranslations(serviceTexts, row.translations),
  };
}
