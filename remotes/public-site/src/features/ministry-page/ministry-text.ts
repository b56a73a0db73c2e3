import type { Department } from '@narthex/shared-contracts';
import type {
  EventType,
  PageContentCategory,
  PageContentField,
  PageContentPage,
} from '@narthex/shared-contracts/enums';

/** A field's own words, before any picture. */
interface FieldText {
  readonly title?: string;
  readonly content?: string;
}

/** What the site itself knows about a page: where its content is stored, and what stands there until some is. */
export interface MinistryText {
  readonly category: PageContentCategory;
  readonly page: PageContentPage;
  /** Which shelf of the site it stands on. */
  readonly kicker: string;
  /** Lends its colour, and what it plans next. */
  readonly department?: Department;
  /** What of the church's events belongs to it, where no department plans for it. */
  readonly eventType?: EventType;
  /** The department whose page it is: its contacts stand beside the text. */
  readonly contactsDepartment?: Department;
  /** Names of the slots of the week that are this page's own. */
  readonly slots?: RegExp;
  /** It meets where the church meets. */
  readonly isAtChurch?: boolean;
  readonly fields: Readonly<Partial<Record<PageContentField, FieldText>>>;
}
