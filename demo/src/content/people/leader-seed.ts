import type { LeaderCategory } from '@narthex/shared-contracts/enums';

export interface LeaderSeed {
  readonly name: string;
  readonly title: string;
  readonly category: LeaderCategory;
  readonly quote?: string;
  readonly years: number;
  readonly education?: string;
  readonly specialties?: readonly string[];
  readonly achievements?: readonly string[];
  readonly languages: readonly string[];
  readonly biography: string;
  readonly is_active?: boolean;
  /** Its texts in Swahili, where the congregation has written them. */
  readonly swahili?: {
    readonly title: string;
    readonly quote?: string;
    readonly education?: string;
    readonly biography: string;
  };
}
