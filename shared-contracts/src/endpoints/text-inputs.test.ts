import { z } from 'zod';
import { toLine, toText } from '../language/text-form';
import { prayerHomeSchema, prayerPageSchema } from '../schemas/prayers';
import { ENDPOINTS, SITE_ROUTES, type EndpointRecord } from './index';

// The server validates the whole object of an update with the same schema, so the test checks that schema.
jest.mock('../api/envelope', () => ({
  ...jest.requireActual<object>('../api/envelope'),
  partialInput: (schema: z.ZodType) => schema,
}));

/**
 * These fields keep their exact text: secrets, which are compared byte by byte; files; data about a remote's
 * build; and form posts, which the schemas of their endpoints validate later.
 */
const UNCHANGED =
  /password|token|secret|ticket|csv$|signature|\.expected_live$|^delivery\.check\.(descriptor|taken)|^remotes\.file|^(forms\.\w+|setup\.submit)(\.\*)?$|^prayers\.submit\.\*$/;

/** These fields may have several lines. */
const LINES = new Set([
  ...['about', 'additional_info', 'address', 'biography', 'body', 'content'],
  ...[
    'description',
    'directions',
    'introduction',
    'meeting_info',
    'message',
    'mission_text',
    'prayer_request',
  ],
  ...['quote', 'reason', 'sermon_text', 'special_notes'],
]);

const HOSTILE = [
  'Jose\u0301',
  'a\u0000b\u0007c',
  'a\r\nb',
  'a\u2028b',
  'half \ud83d pair',
  'a\u202eb',
  'a\u200bb\ufeff',
  '  a  ',
  '/a\u0301',
  'https://church.example/e\u0301\r\nX: 1',
];

type Field = readonly [path: string, schema: z.ZodType];

/** Lists the fields of a schema by their paths, also inside nested objects. */
function listFields(schema: z.ZodType, path: string): Field[] {
  const { def } = schema as unknown as { def: Record<string, unknown> & { type: string } };
  const inside = (part: unknown, name = path) => listFields(part as z.ZodType, name);
  if (schema instanceof z.ZodTransform) return [];
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, part]) => inside(part, `${path}.${name}`));
  }
  if (schema instanceof z.ZodArray) return [[path, schema], ...inside(def['element'], path)];
  if (schema instanceof z.ZodRecord) return inside(def['valueType'], `${path}.*`);
  if (schema instanceof z.ZodUnion) {
    const options = (def['options'] as z.ZodType[]).flatMap((option) => inside(option));
    return [[path, schema], ...options];
  }
  const fields: Field[] =
    schema instanceof z.ZodPipe
      ? [...inside(def['in']), ...inside(def['out'])]
      : def['innerType'] === undefined
        ? []
        : inside(def['innerType']);
  const isWhole = fields.length === 0 || fields.every(([name]) => name === path);
  return isWhole ? [[path, schema]] : fields;
}

const records: [string, EndpointRecord][] = Object.entries({ ...ENDPOINTS, ...SITE_ROUTES });
const fields = [
  ...records.flatMap(([name, { params, query, body, multipart }]) =>
    [params, query, body, multipart?.fields].flatMap((schema) => (schema ? listFields(schema, name) : [])),
  ),
  ...listFields(prayerHomeSchema, 'prayers.submit'),
  ...listFields(prayerPageSchema, 'prayers.submit'),
].filter(([path]) => !UNCHANGED.test(path));

const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
};

/** Returns the parts of a hostile text that a field lets through. */
function findUnclean([path, schema]: Field): string[] {
  const name = path.split('.').at(-1) ?? '';
  return HOSTILE.flatMap((text) => [text, [text]])
    .flatMap((input) => {
      const parsed = schema.safeParse(input);
      return parsed.success ? listTexts(parsed.data) : [];
    })
    .filter((text) => text !== (LINES.has(name) ? toText(text) : toLine(text)));
}

it('finds the fields of the endpoints', () => {
  expect(fields.length).toBeGreaterThan(300);
});

it('brings every text of every endpoint to one form, on one line where it has one, or refuses it', () => {
  const unclean = fields.flatMap((field) =>
    findUnclean(field).map((text) => `${field[0]}: ${JSON.stringify(text)}`),
  );
  expect([...new Set(unclean)]).toEqual([]);
});

it('keeps the lines of a text where it may have several', () => {
  const withLines = fields.filter(([, schema]) =>
    listTexts(schema.safeParse('a\r\nb').data).includes('a\nb'),
  );
  expect(new Set(withLines.map(([path]) => path.split('.').at(-1)))).toEqual(LINES);
});
