const SECRET = /password|token|secret|hash/i;

/** Of people, not of the church: what an entry says of them stays long after they changed or deleted it. */
const PRIVATE_FIELDS: Readonly<Record<string, ReadonlySet<string>>> = {
  user: new Set(['phone', 'address', 'dateOfBirth', 'date_of_birth']),
  member: new Set(['phone', 'address', 'dateOfBirth', 'date_of_birth']),
  prayer: new Set(['description', 'prayer_text', 'requester_name', 'requesterName']),
  inquiry: new Set(['message', 'replies', 'visit']),
};

const NO_FIELDS: ReadonlySet<string> = new Set();

type Fields = Record<string, unknown>;

/** The record without its secrets; instants as text, as JSON keeps them. */
export function redact(record: Fields): Fields {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, SECRET.test(key) ? '[redacted]' : redactValue(value)]),
  );
}

function redactValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(redactValue);
  return value !== null && typeof value === 'object' ? redact({ ...value }) : value;
}

interface Versions {
  readonly before?: Fields | undefined;
  readonly after?: Fields | undefined;
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** Both versions as the audit keeps them: without secrets, and of private fields only whether they changed. */
export function redactVersions(subjectType: string, { before, after }: Versions): Versions {
  const names = PRIVATE_FIELDS[subjectType] ?? NO_FIELDS;
  const hide = (record: Fields, other: Fields | undefined) =>
    Object.fromEntries(
      Object.entries(redact(record)).map(([key, value]) => {
        if (!names.has(key) || isEmpty(value)) return [key, value];
        const isChanged =
          record === after && other && JSON.stringify(other[key]) !== JSON.stringify(record[key]);
        return [key, isChanged ? '[private, changed]' : '[private]'];
      }),
    );
  return { before: before && hide(before, after), after: after && hide(after, before) };
}
