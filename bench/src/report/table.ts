const GAP = '  ';

/**
 * Returns the lines of a table. Columns are as wide as their widest cell; the first is aligned left, the others right.
 */
export function tableLines(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) => {
    const cells = widths.map((width, column) => {
      const cell = row[column] ?? '';
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    return (GAP + cells.join(GAP)).trimEnd();
  });
}
