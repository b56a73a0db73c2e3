/**
 * Returns true if arrays and objects of a JSON text are nested deeper than `maxDepth`. It scans the text
 * before it is parsed, because extreme nesting overflows the stack of code that walks the value. The text
 * needn't be valid JSON.
 */
export function isNestedDeeper(text: string, maxDepth: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (isInString) {
      if (char === '\\') index += 1;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === '[' || char === '{') depth += 1;
    else if (char === ']' || char === '}') depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}
