import type { Page } from '@playwright/test';

/**
 * Returns the words that continue on the next line, because their place is narrower than they are. Email addresses,
 * URLs, names of fields and words of more than 14 letters may break.
 */
export function listBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      ((element.clientWidth <= 1 &&
        element.clientHeight <= 1 &&
        getComputedStyle(element).overflow !== 'visible') ||
        isClipped(element.parentElement));
    function countLines(text: Text, start: number, end: number): number {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      const lines = [...range.getClientRects()]
        .filter(({ width }) => width > 0)
        .map(({ top }) => Math.round(top));
      return new Set(lines).size;
    }
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!(text instanceof Text) || !text.parentElement?.checkVisibility({ visibilityProperty: true }))
        continue;
      // A text of one line breaks no word.
      if (countLines(text, 0, text.length) < 2) continue;
      for (const part of text.data.matchAll(/\S+/g)) {
        if (/[@/_]/.test(part[0])) continue;
        for (const word of part[0].matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’']*/gu)) {
          const start = part.index + word.index;
          if (word[0].length > 14 || countLines(text, start, start + word[0].length) < 2) continue;
          if (!isClipped(text.parentElement))
            found.add(`breaks “${word[0]}” of “${text.data.trim().slice(0, 40)}”`);
        }
      }
    }
    return [...found];
  });
}
