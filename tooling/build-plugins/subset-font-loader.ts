import subsetFont from 'subset-font';
import type { LoaderContext } from 'webpack';

/** What of a font the site sets text in. */
export interface SubsetFontOptions {
  /** The one weight it is used in, or the weights that a page may ask for. */
  readonly weight: number | { readonly min: number; readonly max: number };
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** English and Swahili, European names, and the punctuation and signs of both. */
const TEXT = [range(0x20, 0x7e), range(0xa0, 0xff), range(0x2000, 0x206f), 'ıŒœʻʼˆ˚˜€™↑↓−∕'].join('');

/** The features of OpenType that browsers turn on by themselves or our styles ask for. */
const FEATURES = ['ccmp', 'locl', 'calt', 'liga', 'kern', 'mark', 'mkmk', 'rvrn', 'lnum', 'pnum', 'tnum'];

/** Leaves in a font what the site uses of it: half of its bytes, which every first visit would load. */
export default function subsetFontLoader(this: LoaderContext<SubsetFontOptions>, font: Buffer): void {
  const done = this.async();
  const { weight } = this.getOptions();
  subsetFont(font, TEXT, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: typeof weight === 'number' ? weight : { ...weight, default: weight.min } },
  }).then(
    (subset) => done(null, subset),
    (cause: Error) => done(cause),
  );
}

/** Fonts are bytes. */
export const raw = true;
