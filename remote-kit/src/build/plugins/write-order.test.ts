import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { WriteOrder } from './write-order';

const folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-write-order-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Compiles English and Swahili at once, the latter from this script; resolves with what happened, in order. */
function compileBoth(script: string): Promise<readonly string[]> {
  const order = new WriteOrder();
  const events: string[] = [];
  const build = (name: string, file: string): Configuration => {
    writeFileSync(path.join(folder, `${name}.js`), file);
    return {
      ...{ name, context: folder, entry: `./${name}.js`, mode: 'production' as const },
      output: { path: path.join(folder, 'dist'), filename: `${name}.built.js` },
      plugins: [
        name === 'en' ? order.last() : order.first(),
        {
          apply({ hooks }: Compiler) {
            hooks.run.tap('test', () => void events.push(`${name} begins`));
            hooks.emit.tap('test', () => void events.push(`${name} writes`));
            hooks.done.tap('test', () => void events.push(`${name} is done`));
          },
        },
      ],
    };
  };
  const compiler = webpack([build('sw', script), build('en', 'console.log("Welcome");')]);
  return new Promise((resolve, reject) => {
    compiler?.run((error) => (error ? reject(error) : resolve(events)));
  });
}

it('compiles at once, and writes the last language after the others are done', async () => {
  const events = await compileBoth('console.log("Karibu");');
  expect(events.slice(0, 2)).toEqual(['sw begins', 'en begins']);
  expect(events.indexOf('en writes')).toBeGreaterThan(events.indexOf('sw is done'));
});

it('writes the last language where another one fails', async () => {
  expect(await compileBoth('const = ;')).toContain('en writes');
});
