import type { SONG_GROUPS } from '@narthex/shared-contracts/closed-lists';
import type { FilmName } from '../films/index';
import type { PictureName } from '../pictures/index';

interface SongSeed {
  readonly groupKey: (typeof SONG_GROUPS)[number];
  readonly title: string;
  readonly description: string;
  /** A sample film, as long as there is no recording of a real choir. */
  readonly film: FilmName;
  readonly picture: PictureName;
}

export const SONGS: readonly SongSeed[] = [
  {
    groupKey: 'church_choir',
    title: 'Amazing Grace',
    description: 'Four parts, the third verse in Kiswahili.',
    film: 'choir',
    picture: 'slide-choir',
  },
  {
    groupKey: 'church_choir',
    title: 'Bwana ni Mchungaji Wangu',
    description: 'Psalm 23 as the choir of the lake district sings it.',
    film: 'choir',
    picture: 'event-choir-vespers',
  },
  {
    groupKey: 'church_choir',
    title: 'Lift Up the Trumpet',
    description: 'The hymn with which we end a week of prayer.',
    film: 'choir',
    picture: 'chapel-interior',
  },
  {
    groupKey: 'church_choir',
    title: 'O Come, All Ye Faithful',
    description: 'By lantern light on the steps of the hall.',
    film: 'choir',
    picture: 'event-lantern-carols',
  },
  {
    groupKey: 'church_choir',
    title: 'Siyahamba',
    description: 'Walking in the light, in Zulu, while walking.',
    film: 'choir',
    picture: 'event-worship',
  },
];
