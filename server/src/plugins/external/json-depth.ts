/**
 * Whether arrays and objects of a JSON text lie deeper in each other than that. One pass over the text, before it is
 * parsed: what is nested without end overflows the stack of whatever walks it later. The text needn't be JSON.
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
