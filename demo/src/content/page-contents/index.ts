import type { PageContentCategory } from '@narthex/shared-contracts/enums';
import type { PageContentSeed } from './page-content-seed';
import { EVANGELISM_CONTENTS, RESOURCE_CONTENTS } from './evangelism';
import { MINISTRY_CONTENTS } from './ministries';
import { MUSIC_CONTENTS } from './music';

export const PAGE_CONTENTS: Readonly<
  Partial<Record<PageContentCategory, Readonly<Record<string, PageContentSeed>>>>
> = {
  ministries: MINISTRY_CONTENTS,
  music: MUSIC_CONTENTS,
  evangelism: EVANGELISM_CONTENTS,
  resources: RESOURCE_CONTENTS,
};
