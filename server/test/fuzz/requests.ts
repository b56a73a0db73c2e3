import fc, { type Arbitrary } from 'fast-check';
import type { z } from 'zod';
import { departmentInputSchema } from '@narthex/shared-contracts/schemas/departments';
import { prayerHomeSchema, prayerPageSchema } from '@narthex/shared-contracts/schemas/prayers';
import { settingsInputSchema } from '@narthex/shared-contracts/schemas/settings';
import { ROUTES, type RouteRecord } from '../../src/endpoints/route-table';
import { fromSchema } from './from-schema';
import { sendAs, type SentBody } from './request-bodies';
import { oddHeaders } from './request-headers';
import { fillPath, spellPath, writeQuery } from './request-paths';

/** Describes a generated request, of a kind of caller. */
export interface FuzzRequest<Caller extends string> {
  readonly caller: Caller;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: SentBody | undefined;
}

/** Parameters of the path of an existing object, by the name of a record. */
export type ExistingObjects = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

const ODD_METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Handlers validate these bodies themselves: their records accept any object. */
const OWN_SCHEMAS: Readonly<Record<string, readonly z.ZodType[]>> = {
  'departments.update': [departmentInputSchema],
  'settings.update': [settingsInputSchema],
  'prayers.submit': [prayerHomeSchema, prayerPageSchema],
  'forms.prayer': [prayerHomeSchema, prayerPageSchema],
  'forms.newsletter': ['newsletter.subscribe'].flatMap(bodiesOf),
  'forms.inquiry': ['inquiries.submit'].flatMap(bodiesOf),
  'forms.visit': ['inquiries.planVisit'].flatMap(bodiesOf),
};

function bodiesOf(name: string): z.ZodType[] {
  const { body } = [...ROUTES.values()].find((route) => route.name === name) ?? {};
  return body ? [body] : [];
}

/** Returns the schemas of a body. An update takes a part of what creates the same object. */
function findBodySchemas({ name, body, multipart }: RouteRecord): readonly z.ZodType[] {
  const created = name.endsWith('.update') ? bodiesOf(name.replace(/update$/, 'create')) : [];
  const own = [body, multipart?.fields].flatMap((schema) => (schema ? [schema] : []));
  return OWN_SCHEMAS[name] ?? (created.length > 0 ? created : own);
}

const generateBody = (record: RouteRecord): Arbitrary<SentBody | undefined> => {
  const schemas = findBodySchemas(record);
  const value = schemas.length > 0 ? fc.oneof(...schemas.map(fromSchema)) : fc.jsonValue({ maxDepth: 2 });
  const sent = sendAs(value, record.multipart?.fileField);
  return record.method === 'GET'
    ? fc.oneof({ weight: 30, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: sent })
    : fc.oneof({ weight: 12, arbitrary: sent }, { weight: 1, arbitrary: fc.constant(undefined) });
};

const generateQuery = ({ query }: RouteRecord): Arbitrary<string> =>
  query
    ? fc.oneof(fc.constant(''), fromSchema(query).map(writeQuery))
    : fc.oneof(
        { weight: 15, arbitrary: fc.constant('') },
        {
          weight: 1,
          arbitrary: fc.constantFrom('?', '?%', '?a[]=1&a[b][c]=2', '?__proto__[x]=1', '?page=1&page=2'),
        },
      );

function generateRequest<Caller extends string>(
  record: RouteRecord,
  callers: readonly Caller[],
  existing: ExistingObjects,
): Arbitrary<FuzzRequest<Caller>> {
  const [first = '/', ...aliases] = record.paths;
  const path = fc
    .constantFrom(first, ...aliases)
    .chain((text) => fillPath(text, existing.get(record.name) ?? {}));
  return fc.record({
    caller: fc.constantFrom(...callers),
    method: fc.oneof(
      { weight: 24, arbitrary: fc.constant(record.method) },
      { weight: 1, arbitrary: fc.constantFrom(...ODD_METHODS) },
    ),
    url: fc.tuple(spellPath(path), generateQuery(record)).map((parts) => parts.join('')),
    headers: oddHeaders,
    body: generateBody(record),
  });
}

/** Generates requests of every record: API calls, pages, form posts, files and feeds. */
export function generateRequests<Caller extends string>(
  callers: readonly Caller[],
  existing: ExistingObjects,
): Arbitrary<FuzzRequest<Caller>> {
  const routes = [...ROUTES.values()].filter(({ isPrefix }) => !isPrefix);
  return fc.oneof(...routes.map((record) => generateRequest(record, callers, existing)));
}
