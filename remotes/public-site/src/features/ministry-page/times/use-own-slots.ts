import { useWorshipServices } from '../../../data/worship-services';
import type { MinistryText } from '../ministry-text';

/** Returns the slots of the week that belong to a page. */
export function useOwnSlots({ slots }: Pick<MinistryText, 'slots'>) {
  const services = useWorshipServices();
  return slots
    ? services.filter(
        ({ name, english_name: english = name, kind }) => kind !== 'office' && slots.test(english),
      )
    : [];
}
