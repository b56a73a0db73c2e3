import { useWorshipServices } from '../../../data/worship-services';
import type { MinistryText } from '../ministry-text';

/** The slots of the week that are a page's own. */
export function useOwnSlots({ slots }: Pick<MinistryText, 'slots'>) {
  const services = useWorshipServices();
  return slots
    ? services.filter(
        ({ name, english_name: english = name, kind }) => kind !== 'office' && slots.test(english),
      )
    : [];
}
