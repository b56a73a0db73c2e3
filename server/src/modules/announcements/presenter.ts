import {
  announcementSchema,
  announcementTexts,
  type Announcement,
} from '@narthex/shared-contracts/schemas/announcements';
import { linkUrl } from '../../responses/links/link-url';
import { mediaUrl } from '../../responses/links/media-url';
import { presentRow } from '../../responses/present-row';
import { presentTranslations } from '../../responses/translations';
import { isShownOn, type AnnouncementRow } from './repository';

/** Presents an announcement. `today` is the date in the site's time zone. */
export const presentAnnouncement = (row: AnnouncementRow, today: string): Announcement =>
  presentRow(announcementSchema, row, {
    image_url: mediaUrl(row.image_url),
    link_url: linkUrl(row.link_url),
    is_shown: isShownOn(row, today),
    translations: presentTranslations(announcementTexts, row.translations),
  });
