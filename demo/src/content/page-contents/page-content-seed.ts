import type { PageContentField } from '@narthex/shared-contracts/enums';
import type { PictureName } from '../../pictures/index';

interface FieldSeed {
  readonly title?: string;
  readonly content?: string;
  readonly picture?: PictureName;
  /** For the gallery. */
  readonly pictures?: readonly PictureName[];
  /** Its texts in Swahili, where the congregation has written them. */
  readonly swahili?: { readonly title?: string; readonly content?: string };
}

/** Holds the content of a page as the page-content panel stores it. */
export type PageContentSeed = Readonly<Partial<Record<PageContentField, FieldSeed>>>;
