/** Hands a text over as a file that the browser saves. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Reading a response as text takes the mark off by which Excel knows UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export const saveCsv = (name: string, csv: string): void =>
  saveFile(`${name}.csv`, 'text/csv;charset=utf-8', BYTE_ORDER_MARK + csv.replace(BYTE_ORDER_MARK, ''));
