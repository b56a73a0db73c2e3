import pg from 'pg';

type Parser = (value: string) => unknown;

const { builtins } = pg.types;
const OID = {
  timestampArray: 1115,
  dateArray: 1182,
  intervalArray: 1187,
  numericArray: 1231,
  int8Array: 1016,
  textArray: 1009,
};

const text: Parser = (value) => value;
const parseTextArray: (value: string) => unknown = pg.types.getTypeParser(OID.textArray);
const parseTimestamptz: (value: string) => unknown = pg.types.getTypeParser(builtins.TIMESTAMPTZ);

/** Counts become numbers; only values that a number can't represent exactly stay bigint. */
function parseInt8(value: string): number | bigint {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : BigInt(value);
}

/** Timestamps without a zone are in UTC, not in the server's local time. */
const parseTimestamp: Parser = (value) =>
  parseTimestamptz(value.endsWith('infinity') ? value : `${value}+00`);

function parseArray(parse: Parser): Parser {
  const parseItem = (item: unknown): unknown => {
    if (Array.isArray(item)) return item.map(parseItem);
    return typeof item === 'string' ? parse(item) : item;
  };
  return (value) => parseItem(parseTextArray(value));
}

const parsers = new Map<number, Parser>([
  [builtins.INT8, parseInt8],
  [builtins.DATE, text],
  [builtins.TIMESTAMP, parseTimestamp],
  [builtins.INTERVAL, text],
  [OID.int8Array, parseArray(parseInt8)],
  [OID.dateArray, parseArray(text)],
  [OID.timestampArray, parseArray(parseTimestamp)],
  [OID.intervalArray, parseArray(text)],
  [OID.numericArray, parseArray(text)],
]);

/**
 * Parses values the same way on both engines: bigint and count as number, date as 'YYYY-MM-DD', timestamps as
 * Date, numeric and interval as string, and JSON parsed.
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format),
};
