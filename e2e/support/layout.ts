import type { Frame, Page } from '@playwright/test';

/** Is the size of the window of tests, unless they set another one. */
export const DESKTOP = { width: 1280, height: 800 };

/** Is the size of a common phone. */
export const PHONE = { width: 390, height: 844 };

/**
 * Returns what doesn't fit: a page that scrolls sideways, and text that an element cuts off. Text in a line clamp (a
 * link leads to all of it) and hidden slides of a carousel are no faults.
 */
export function listMisfits(page: Page | Frame): Promise<string[]> {
  return page.evaluate(async () => {
    // Deferred sections are laid out first, and the fonts have loaded.
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

    const TOLERANCE = 2;
    const found: string[] = [];
    const width = document.documentElement.scrollWidth;
    if (width > window.innerWidth) found.push(`scrolls sideways to ${width}`);

    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isVisuallyHidden = (element: Element) => element.clientWidth <= 1 && element.clientHeight <= 1;
    function isCutOff(text: Text): boolean {
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      // Content of a row that scrolls or slides can be reached.
      let isInRow = false;
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.webkitLineClamp !== 'none' || box.inert) return false;
        isInRow ||= /auto|scroll/.test(style.overflowX) || box.classList.contains('swiper');
        const cutsAcross = cuts(style.overflowX) && !isInRow;
        const cutsBelow = cuts(style.overflowY);
        if (!cutsAcross && !cutsBelow) continue;
        if (isVisuallyHidden(box)) return false;
        const frame = box.getBoundingClientRect();
        const isOutside = ({ left, right, top, bottom }: DOMRect) =>
          (cutsAcross && (left < frame.left - TOLERANCE || right > frame.right + TOLERANCE)) ||
          (cutsBelow && (top < frame.top - TOLERANCE || bottom > frame.bottom + TOLERANCE));
        if (rects.some(isOutside)) return true;
      }
      return false;
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!(text instanceof Text) || !text.data.trim() || !text.parentElement?.checkVisibility()) continue;
      if (isCutOff(text)) found.push(`cuts off “${text.data.trim().slice(0, 40)}”`);
    }
    return found;
  });
}

/**
 * Returns what is out of reach in a window of this width: a page or a table that scrolls sideways, and actions of a
 * table's rows that nobody sees without scrolling its other columns.
 */
export async function listUnreachable(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: DESKTOP.height });
  const found = await page.evaluate(async () => {
    // Rows put their actions into a menu once the page has heard of its new width.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const width = document.documentElement.scrollWidth;
    const sideways = width > window.innerWidth ? [`scrolls sideways to ${width}`] : [];
    const tables = [...document.querySelectorAll<HTMLTableElement>('main table')].filter((table) =>
      table.checkVisibility(),
    );
    const isTooWide = ({ parentElement: frame }: Element) =>
      frame && frame.scrollWidth > frame.clientWidth + 1;
    const wide = tables.filter(isTooWide).map((table) => `has a wide table “${table.caption?.textContent}”`);
    const actions = document.querySelectorAll('td[data-kind=actions] :is(button, a)');
    const hidden = [...actions].filter((action) => {
      const { left, right } = action.getBoundingClientRect();
      const frame = action.closest('table')?.parentElement?.getBoundingClientRect();
      return frame && (left < frame.left || right > frame.right);
    });
    const names = hidden.map(
      (action) => `hides “${action.getAttribute('aria-label') ?? action.textContent}”`,
    );
    return [...sideways, ...wide, ...names.slice(0, 1)];
  });
  return found.map((problem) => `at ${width} ${problem}`);
}

/** Returns pairs of links and buttons in the top bar whose texts or boxes overlap. */
export function listOverlapsInBar(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('body header a, body header button')]
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const rects = [part.getBoundingClientRect()];
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          // Text for screen readers only is cut to a pixel.
          if (!text.parentElement || text.parentElement.getBoundingClientRect().width <= 1) continue;
          const letters = document.createRange();
          letters.selectNodeContents(text);
          rects.push(letters.getBoundingClientRect());
        }
        return {
          name: part.getAttribute('aria-label') ?? part.textContent?.trim() ?? '',
          left: Math.min(...rects.map(({ left }) => left)),
          right: Math.max(...rects.map(({ right }) => right)),
          top: Math.min(...rects.map(({ top }) => top)),
          bottom: Math.max(...rects.map(({ bottom }) => bottom)),
        };
      });
    return parts.flatMap((one, index) =>
      parts
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        )
        .map((other) => `${one.name} over ${other.name}`),
    );
  });
}
