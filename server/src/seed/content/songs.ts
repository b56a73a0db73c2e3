import type { SONG_GROUPS } from '@narthex/shared-contracts/closed-lists';
import type { FilmName } from '../films/index';

interface SongSeed {
  readonly groupKey: (typeof SONG_GROUPS)[number];
  readonly title: string;
  readonly description: string;
  /** A sample film, as long as there is no recording of a real group. */
  readonly film: FilmName;
}

export const SONGS: readonly SongSeed[] = [
  {
    groupKey: 'church_choir',
    title: 'Amazing Grace',
    description: 'Four parts, the third verse in Kiswahili.',
    film: 'choir',
  },
  {
    groupKey: 'church_choir',
    title: 'Bwana ni Mchungaji Wangu',
    description: 'Psalm 23 as the choir of the lake district sings it.',
    film: 'choir',
  },
  {
    groupKey: 'church_choir',
    title: 'Lift Up the Trumpet',
    description: 'The hymn with which we end a week of prayer.',
    film: 'choir',
  },
  {
    groupKey: 'church_choir',
    title: 'O Come, All Ye Faithful',
    description: 'By lantern light on the steps of the hall.',
    film: 'choir',
  },
  {
    groupKey: 'church_choir',
    title: 'Siyahamba',
    description: 'Walking in the light, in Zulu, while walking.',
    film: 'choir',
  },
  {
    groupKey: 'dcm',
    title: 'Deep River',
    description: 'A spiritual for twelve voices and no instrument.',
    film: 'choir',
  },
  {
    groupKey: 'dcm',
    title: 'Nearer, My God, to Thee',
    description: 'A hymn taken apart, and put together again more slowly.',
    film: 'choir',
  },
  {
    groupKey: 'dcm',
    title: 'Bwana Awabariki',
    description: 'The blessing with which they leave a church, in close harmony.',
    film: 'choir',
  },
  {
    groupKey: 'blissful',
    title: 'Heri',
    description: 'The Beatitudes, with a chorus that stays in your head.',
    film: 'choir',
  },
  {
    groupKey: 'blissful',
    title: 'Before the First Lecture',
    description: 'A morning prayer in Sheng, for guitar and one drum.',
    film: 'choir',
  },
  {
    groupKey: 'blissful',
    title: 'When the Lights Came Back',
    description: 'The first song of their notebook, written in a power cut.',
    film: 'choir',
  },
];
