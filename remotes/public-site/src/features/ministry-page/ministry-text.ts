import type { Department } from '@narthex/shared-contracts';
import type {
  EventType,
  PageContentCategory,
  PageContentField,
  PageContentPage,
} from '@narthex/shared-contracts/enums';

/** Describes the built-in text of a field. Pictures come from stored content only. */
interface FieldText {
  readonly title?: string;
  readonly content?: string;
}

/** Describes a ministry page: where its content is stored, and which text is shown until there is any. */
export interface MinistryText {
  readonly category: PageContentCategory;
  readonly page: PageContentPage;
  /** Names the site's area that the page belongs to. */
  readonly kicker: string;
  /** The page has the colour of this department and shows its next events. */
  readonly department?: Department;
  /** The page shows the events of this type if no department is set. */
  readonly eventType?: EventType;
  /** The contacts of this department are rendered beside the text. */
  readonly contactsDepartment?: Department;
  /** Matches the names of the weekly slots that belong to this page. */
  readonly slots?: RegExp;
  /** If true, the meetings take place at the church. */
  readonly isAtChurch?: boolean;
  readonly fields: Readonly<Partial<Record<PageContentField, FieldText>>>;
}
