import { SONG_GROUPS } from '@narthex/shared-contracts/closed-lists';
import { PAGE_FACTS } from '../page-content-labels';

/** The choices of a song's group. */
export const GROUP_OPTIONS = SONG_GROUPS.map((value) => ({ value, label: PAGE_FACTS[value].label }));
