import type { z } from 'zod';

/**
 * Selects the response fields that are sent as they are stored, with the same name and a compatible type.
 * Instants are sent as text. Translations are never among them, because their texts are checked once more.
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
 * Converts a stored row to a response with exactly the fields of the schema.
 * @param particular Fields that aren't columns or aren't sent as they are stored: links, files, HTML,
 * translations.
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
