/** Stands in for the times of worship of a site whose editors have not entered any. */
export function NoTimesYet() {
  return <p>The times of worship will be here soon.</p>;
}
