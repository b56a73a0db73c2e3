import type { SONG_GROUPS } from '@narthex/shared-contracts/enums';
import type { VideoName } from '../videos/index';

interface SongSeed {
  readonly group_key: (typeof SONG_GROUPS)[number];
  readonly title: string;
  readonly description: string;
  /** A sample video, as long as there is no recording of a real group. */
  readonly video: VideoName;
}

export const SONGS: readonly SongSeed[] = [
  {
    group_key: 'church_choir',
    title: 'Amazing Grace',
    description: 'Four parts, the third verse in Kiswahili.',
    video: 'choir',
  },
  {
    group_key: 'church_choir',
    title: 'Bwana ni Mchungaji Wangu',
    description: 'Psalm 23 as the choir of the lake district sings it.',
    video: 'choir',
  },
  {
    group_key: 'church_choir',
    title: 'Lift Up the Trumpet',
    description: 'The hymn with which we end a week of prayer.',
    video: 'choir',
  },
  {
    group_key: 'church_choir',
    title: 'O Come, All Ye Faithful',
    description: 'By lantern light on the steps of the hall.',
    video: 'choir',
  },
  {
    group_key: 'church_choir',
    title: 'Siyahamba',
    description: 'We are walking in the light of God, in Zulu.',
    video: 'choir',
  },
  {
    group_key: 'dcm',
    title: 'Deep River',
    description: 'A spiritual for twelve voices, without instruments.',
    video: 'choir',
  },
  {
    group_key: 'dcm',
    title: 'Nearer, My God, to Thee',
    description: 'A well-known hymn in a new, slow arrangement.',
    video: 'choir',
  },
  {
    group_key: 'dcm',
    title: 'Bwana Awabariki',
    description: 'A blessing that they sing at the end of a visit.',
    video: 'choir',
  },
  {
    group_key: 'blissful',
    title: 'Heri',
    description: 'The Beatitudes, with a chorus that stays in your head.',
    video: 'choir',
  },
  {
    group_key: 'blissful',
    title: 'Before the First Lecture',
    description: 'A morning prayer in Sheng, for guitar and one drum.',
    video: 'choir',
  },
  {
    group_key: 'blissful',
    title: 'When the Lights Came Back',
    description: 'Their first own song.',
    video: 'choir',
  },
];
