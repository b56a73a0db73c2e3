/** Splits a comma-separated text into trimmed tags, without empty ones and duplicates. */
export function splitTags(text: string): string[] {
  const tags = text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  return [...new Set(tags)];
}
