import { SONG_GROUPS } from '@narthex/shared-contracts/enums';
import { MANAGED_PAGES } from '@narthex/shared-contracts/managed-pages';

export const GROUP_OPTIONS = SONG_GROUPS.map((value) => ({ value, label: MANAGED_PAGES[value].title }));
