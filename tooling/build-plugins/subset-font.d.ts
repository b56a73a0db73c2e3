/** What the package's own documentation says of the options that are used here; it comes without types. */
declare module 'subset-font' {
  interface SubsetFontOptions {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** OpenType features to keep; all of them unless given. */
    readonly keepFeatures?: readonly string[];
    /** For each axis of a variable font the value it is pinned to, or the range that stays. */
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number; readonly default?: number }>
    >;
  }
  /** Resolves with the font, reduced to the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetFontOptions,
  ): Promise<Buffer>;
}
