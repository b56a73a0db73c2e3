import type { Department } from '@narthex/shared-contracts';
import type { EventStatus, EventType } from '@narthex/shared-contracts/enums';
import type { PictureName } from '../../pictures/index';
import type { Weekday } from '../../seed-time';

export interface EventSeed {
  /** Weeks after this Sabbath's week; negative before it. */
  readonly week: number;
  readonly day: Weekday;
  readonly from: string;
  readonly to: string;
  /** Days after the first on which it ends. */
  readonly lastsDays?: number;
  readonly title: string;
  /** On a Sabbath: what the afternoon's programme says of it, unless that is the title; and who leads it. */
  readonly afternoon?: string;
  readonly presenter?: string;
  readonly description: string;
  readonly location: string;
  readonly type: EventType;
  /** Left out: the whole church's. */
  readonly department?: Department;
  readonly picture?: PictureName;
  readonly status?: EventStatus;
  readonly places?: number;
  /** KES. */
  readonly fee?: number;
  readonly every?: 'weekly' | 'monthly' | 'yearly';
  readonly info?: string;
  /** Its texts in Swahili, where the congregation has written them. */
  readonly swahili?: {
    readonly title: string;
    readonly description?: string;
    readonly location?: string;
    readonly info?: string;
  };
}

export const HALL = 'Main Assembly Hall';
