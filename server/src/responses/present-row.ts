import type { z } from 'zod';

/**
 * The fields of a response that leave as they are stored: the same name, and a type that fits. Instants leave as text.
 * Translations never do: their texts are checked once more on their way out.
 */
type StoredFields<Row, Response> = {
  [Name in Exclude<keyof Row & keyof Response, 'translations'>]: Row[Name] extends Response[Name]
    ? Name
    : Date extends Row[Name]
      ? Exclude<Row[Name], Date> | string extends Response[Name]
        ? Name
        : never
      : never;
}[Exclude<keyof Row & keyof Response, 'translations'>];

/**
 * A stored row as a response's schema describes it: exactly the fields that the schema names leave the server.
 * @param particular The fields that aren't columns, or don't leave as they are stored: links, files, HTML, translations.
 */
export function presentRow<Schema extends z.ZodObject, Row extends object>(
  schema: Schema,
  row: Row,
  particular: Omit<z.output<Schema>, StoredFields<Row, z.output<Schema>>> & Partial<z.output<Schema>>,
): z.output<Schema> {
  const given = particular as Readonly<Record<string, unknown>>;
  const stored = row as Readonly<Record<string, unknown>>;
  const fields = Object.keys(schema.shape).map((name) => [
    name,
    Object.hasOwn(given, name) ? given[name] : toText(stored[name]),
  ]);
  return Object.fromEntries(fields) as z.output<Schema>;
}

const toText = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);
