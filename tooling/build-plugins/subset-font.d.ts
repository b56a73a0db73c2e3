/** The package comes without types. These follow its documentation for the options in use. */
declare module 'subset-font' {
  interface SubsetFontOptions {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** Holds the OpenType features to keep; the default is all of them. */
    readonly keepFeatures?: readonly string[];
    /** Holds the value to pin each axis of a variable font to, or the range to keep. */
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number; readonly default?: number }>
    >;
  }
  /** Resolves with the font reduced to the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetFontOptions,
  ): Promise<Buffer>;
}
