/** A comma-separated text as a list: trimmed, without what is empty or there twice. */
export function splitTags(text: string): string[] {
  const tags = text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  return [...new Set(tags)];
}
