import { LOW_DATA_ATTRIBUTE, LOW_DATA_WIDTH } from '@narthex/shared-contracts/low-data';

/**
 * Changes a page for visitors who use less data: nothing is preloaded, pictures wait until they are needed, and come in
 * a small copy. Styles hide those that wait for a tap, and hidden pictures are not loaded. The elements stay the same, so
 * the application takes them for those that it would render.
 */
export const toLowData = (html: string): string =>
  html
    .replace('<html', `<html ${LOW_DATA_ATTRIBUTE}`)
    .replace(/<link rel="preload" as="(?:font|image)"[^>]*>/g, '')
    .replace(/ loading="eager"/g, ' loading="lazy"')
    .replace(/ fetchPriority="high"/gi, '')
    // A picture that grows with the window is a large one; portraits have one size.
    .replace(/ sizes="[^"]*(?:vw|\(min-width)[^"]*"/g, ` sizes="${LOW_DATA_WIDTH}px"`);
