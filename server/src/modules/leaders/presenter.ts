import { leaderTexts, type Leader } from '@narthex/shared-contracts/schemas/leaders';
import { linkUrl } from '../../responses/links/link-url';
import { mediaUrl } from '../../responses/links/media-url';
import { presentTranslations } from '../../responses/translations';
import type { LeaderRow } from './repository';

/** The title is read under both of its names. */
const TEXTS = { ...leaderTexts, position: leaderTexts.title };
const withPosition = ({ sw }: LeaderRow['translations']) => ({ sw: { ...sw, position: sw?.title } });

export function presentLeader(row: LeaderRow): Leader {
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    position: row.title,
    category: row.category,
    image: mediaUrl(row.image),
    email: row.email,
    phone: row.phone,
    quote: row.quote,
    years_of_service: row.yearsOfService,
    education: row.education,
    specialties: row.specialties,
    achievements: row.achievements,
    languages: row.languages,
    biography: row.biography,
    linkedin_url: linkUrl(row.linkedinUrl),
    facebook_url: linkUrl(row.facebookUrl),
    status: row.status,
    version: row.version,
    translations: presentTranslations(TEXTS, withPosition(row.translations)),
  };
}
