import type { Outcome } from '../attack';

/** Reads what hostile code says about an attack in a line of the browser's console; null for any other line. */
export function readReport(line: string): (Outcome & { readonly name: string }) | null {
  const [, json] = /^narthex-attack (.*)$/s.exec(line) ?? [];
  if (json === undefined) return null;
  return { hasSucceeded: false, ...(JSON.parse(json) as { name: string }) };
}
