import { leaderSchema, leaderTexts, type Leader } from '@narthex/shared-contracts/schemas/leaders';
import { linkUrl } from '../../responses/links/link-url';
import { mediaUrl } from '../../responses/links/media-url';
import { presentRow } from '../../responses/present-row';
import { presentTranslations } from '../../responses/translations';
import type { LeaderRow } from './repository';

/** Clients read the title under both of its names. */
const TEXTS = { ...leaderTexts, position: leaderTexts.title };
const withPosition = ({ sw }: LeaderRow['translations']) => ({ sw: { ...sw, position: sw?.title } });

export const presentLeader = (row: LeaderRow): Leader =>
  presentRow(leaderSchema, row, {
    position: row.title,
    image: mediaUrl(row.image),
    linkedin_url: linkUrl(row.linkedin_url),
    facebook_url: linkUrl(row.facebook_url),
    translations: presentTranslations(TEXTS, withPosition(row.translations)),
  });
