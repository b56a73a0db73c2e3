/** What Stryker keeps of a run, as far as it is read here. */
export interface StoredResults {
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { readonly status: string; readonly static?: boolean }[] }>
  >;
}

/**
 * The results without the faults that are to be tried again. Which tests reach static code isn't known, nor what a new test
 * reaches that no other did: Stryker would keep these as unnoticed whatever tests were added.
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
