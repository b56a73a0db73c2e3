import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import { PASSWORD } from '../factories';
import { HOSTILE_VALUES } from './hostile-values';

/** The part of JSON Schema in which zod describes the schemas of the records. */
interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | false;
  readonly propertyNames?: JsonSchema;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
}

const MAX_TEXT_LENGTH = 60;
const MAX_ITEMS = 4;
/** Texts that fields accept of which a schema says only that they are texts, by the names of such fields. */
const BY_NAME: readonly (readonly [names: RegExp, ...texts: string[]])[] = [
  [/email/, 'neema@demo.test', 'Neema@Demo.Test'],
  [/phone|whatsapp/, '0712 345 678', '+254712345678'],
  [/password/, PASSWORD],
  [/datetime|_at$|occurrence|^at$/, '2026-11-29T09:30:00Z', '2027-01-31T07:00:00.000Z'],
  [/date|deadline|^day$|^from$|^to$/, '2026-11-28', '2019-02-28'],
  [/time_zone/, 'Africa/Nairobi'],
  [/time/, '09:30', '18:00'],
  [/link|url|image|photo|picture|thumbnail|audio|video|_file|cover/, '/Events', 'https://example.org/a'],
  [/years|number|capacity|seconds|percent|size|duration|order|version/, '1', '12'],
  [/^csv$/, 'First name,Last name,Email\nNeema,Achieng,n@demo.test\n=1+1,"x\n",,,'],
  [/^descriptor|^release$/, '{}'],
];
const ANY_TEXT = ['Mlango wazi', 'youth', 'created_at', '1', 'true', '2026-11-29', 'https://example.org/a'];

function fromText({ pattern, minLength = 0, maxLength = MAX_TEXT_LENGTH }: JsonSchema, name: string) {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const [, ...texts] = BY_NAME.find(([names]) => names.test(name)) ?? [];
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, MAX_TEXT_LENGTH)) };
  return fc.oneof(
    {
      weight: texts.length > 0 ? 12 : 1,
      arbitrary: fc.constantFrom(...(texts.length > 0 ? texts : ANY_TEXT)),
    },
    { weight: 1, arbitrary: fc.string({ ...length, unit: 'grapheme' }) },
    { weight: 1, arbitrary: fc.string(length) },
  );
}

function fromNumber(schema: JsonSchema): Arbitrary<unknown> {
  const min = schema.minimum ?? schema.exclusiveMinimum ?? -1000;
  const max = Math.max(min, schema.maximum ?? 100_000);
  if (schema.type === 'integer') return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  return fc.double({ min, max, noNaN: true });
}

function fromObject(schema: JsonSchema): Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, fromPart(part, name)])),
    { requiredKeys: [...required] },
  );
  if (!additionalProperties) return fields;
  const names = fromValid({ type: 'string', ...schema.propertyNames }, '').map(String);
  const more = fc.dictionary(names, fromPart(additionalProperties), { maxKeys: MAX_ITEMS });
  return fc.tuple(fields, more).map(([known, other]) => ({ ...other, ...known }));
}

function fromList(schema: JsonSchema, name: string): Arbitrary<unknown> {
  const { items = {}, minItems = 0, maxItems = MAX_ITEMS } = schema;
  return fc.array(fromPart(items, name), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, MAX_ITEMS)),
  });
}

function fromValid(schema: JsonSchema, name: string): Arbitrary<unknown> {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((option) => fromPart(option, name)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return fromText(schema, name);
    case 'integer':
    case 'number':
      return fromNumber(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fromList(schema, name);
    case 'object':
      return fromObject(schema);
    default:
      return fc.oneof(fromText({}, name), fc.jsonValue({ maxDepth: 2 }));
  }
}

/** Most values fit their schema: a request with several that don't is refused at the first. */
const fromPart = (schema: JsonSchema, name = ''): Arbitrary<unknown> =>
  fc.oneof(
    { weight: 40, arbitrary: fromValid(schema, name) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_VALUES) },
  );

/** Generates input of a schema: mostly what it asks for, and now and then something hostile in its place. */
export function fromSchema(schema: z.ZodType): Arbitrary<unknown> {
  const described: unknown = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return fromPart(described as JsonSchema);
}
