import { LOW_DATA_ATTRIBUTE, readLowDataChoice, usesLessData } from '@narthex/shared-contracts/low-data';

/**
 * Marks the page where somebody uses less data: by their own choice, else as the server or the browser says. A copy of
 * the page from before the choice doesn't know it.
 */
function markPage(): void {
  const connection: { readonly saveData?: boolean } | undefined = Reflect.get(navigator, 'connection');
  const isSaving = usesLessData() || connection?.saveData === true;
  document.documentElement.toggleAttribute(
    LOW_DATA_ATTRIBUTE,
    readLowDataChoice(document.cookie) ?? isSaving,
  );
}

/** Keeps the page to what somebody has chosen, also when going back restores it. */
export function watchLowData(): void {
  markPage();
  window.addEventListener('pageshow', markPage);
}
