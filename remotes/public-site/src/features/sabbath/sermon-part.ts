import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import { mainParts } from './this-sabbath';

const isDivineService = ({ kind, name, english_name: english = name }: WorshipService) =>
  kind === 'sabbath' && /divine service/i.test(english);

/** Returns the service with the sermon if it starts later than the worship that contains it. */
export function findSermonPart(services: readonly WorshipService[]): WorshipService | undefined {
  const part = services.find(isDivineService);
  const isWithin = mainParts(services).some(
    ({ start_time: from, end_time: to }) =>
      part !== undefined && from < part.start_time && part.start_time < to,
  );
  return isWithin ? part : undefined;
}
