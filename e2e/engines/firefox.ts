import puppeteer from 'puppeteer-core';
import type { Engine } from './engine';

/** Starts Debian's Firefox. Playwright drives only its own build of it, so WebDriver BiDi does. */
export async function startFirefox(program: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: program, headless: true });
  const page = await browser.newPage();
  const find = async (xpath: string) => {
    const element = await page.$(`::-p-xpath(${xpath})`);
    if (!element) throw new Error(`There is no ${xpath}`);
    return element;
  };
  return {
    async open(url) {
      await page.goto(url);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    click: async (xpath) => (await find(xpath)).click(),
    type: async (xpath, text) => (await find(xpath)).type(text),
    // The journeys name the type of what their expression returns.
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    close: () => browser.close(),
  };
}
