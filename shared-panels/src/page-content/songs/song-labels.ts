import { SONG_GROUPS } from '@narthex/shared-contracts/enums';
import { MANAGED_PAGES } from '@narthex/shared-contracts/managed-pages';

/** The choices of a song's group. */
export const GROUP_OPTIONS = SONG_GROUPS.map((value) => ({ value, label: MANAGED_PAGES[value].title }));
