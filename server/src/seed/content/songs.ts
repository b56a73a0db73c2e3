import type { SONG_GROUPS } from '@narthex/shared-contracts/closed-lists';
import type { PictureName } from '../pictures/index';

interface SongSeed {
  readonly groupKey: (typeof SONG_GROUPS)[number];
  readonly title: string;
  readonly description: string;
  /** Invented: it leads nowhere. */
  readonly videoId: string | null;
  readonly picture: PictureName;
}

export const SONGS: readonly SongSeed[] = [
  {
    groupKey: 'church_choir',
    title: 'Amazing Grace',
    description: 'Four parts, the third verse in Kiswahili. Recorded at Vespers with the choirs.',
    videoId: 'mwangaza-01',
    picture: 'slide-choir',
  },
  {
    groupKey: 'church_choir',
    title: 'Bwana ni Mchungaji Wangu',
    description: 'Psalm 23 as the choir of the lake district sings it.',
    videoId: 'mwangaza-02',
    picture: 'event-choir-vespers',
  },
  {
    groupKey: 'church_choir',
    title: 'Lift Up the Trumpet',
    description: 'The hymn with which we end a week of prayer.',
    videoId: 'mwangaza-03',
    picture: 'chapel-interior',
  },
  {
    groupKey: 'church_choir',
    title: 'O Come, All Ye Faithful',
    description: 'By lantern light on the library steps.',
    videoId: 'mwangaza-04',
    picture: 'event-lantern-carols',
  },
  {
    groupKey: 'church_choir',
    title: 'Siyahamba',
    description: 'Walking in the light, in Zulu, while walking.',
    videoId: 'mwangaza-05',
    picture: 'event-worship',
  },
  {
    groupKey: 'church_choir',
    title: 'The Mwangaza Hymn',
    description: 'Arranged by our director of music. The recording is being made.',
    videoId: null,
    picture: 'slide-church',
  },
];
