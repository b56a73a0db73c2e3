import type { PageContentCategory } from '@narthex/shared-contracts/enums';
import type { PageContentSeed } from './page-content-seed';
import { EVANGELISM_CONTENTS } from './evangelism';
import { MINISTRY_CONTENTS } from './ministries/index';
import { MUSIC_CONTENTS } from './music';
import { RESOURCE_CONTENTS } from './resources';

export const PAGE_CONTENTS: Readonly<
  Partial<Record<PageContentCategory, Readonly<Record<string, PageContentSeed>>>>
> = {
  ministries: MINISTRY_CONTENTS,
  music: MUSIC_CONTENTS,
  evangelism: EVANGELISM_CONTENTS,
  resources: RESOURCE_CONTENTS,
};
