/** Describes the parts of Stryker's stored results that are read here. */
export interface StoredResults {
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { readonly status: string; readonly static?: boolean }[] }>
  >;
}

/**
 * Returns the results without the mutants that have to be tried again. It isn't known which tests reach static code,
 * nor what a new test reaches: Stryker would keep such mutants as unnoticed whatever tests are added.
 */
export function forgetDoubtful<R extends StoredResults>(results: R): R {
  const files = Object.entries(results.files).map(([name, file]) => [
    name,
    {
      ...file,
      mutants: file.mutants.filter(
        ({ status, static: isStatic }) => status !== 'NoCoverage' && !(status === 'Survived' && isStatic),
      ),
    },
  ]);
  return { ...results, files: Object.fromEntries(files) };
}
