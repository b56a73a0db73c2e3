import { broadcastSchema, type Broadcast } from '@narthex/shared-contracts/schemas/broadcasts';
import { presentRow } from '../../responses/present-row';
import type { BroadcastRow } from './broadcast-repository';

export const presentBroadcast = (row: BroadcastRow): Broadcast =>
  presentRow(broadcastSchema, row, { author: row.author_label });
