const SECRET = /password|token|secret|hash/i;

/**
 * These fields are private in every object, because an entry stays long after the person was changed or
 * deleted.
 */
const PRIVATE_FIELDS = ['phone', 'address', 'date_of_birth', 'birthday'] as const;

/** The site itself publishes the contacts in these objects. */
const PUBLISHED: readonly string[] = ['settings', 'leader'];

/** These fields are private in objects of one kind. */
const PRIVATE_FIELDS_BY_KIND: Readonly<Record<string, readonly string[]>> = {
  prayer: ['description', 'prayer_text', 'requester_name'],
  inquiry: ['email', 'message', 'replies', 'visit'],
  ministry_member: ['email'],
};

type Fields = Record<string, unknown>;

interface Versions {
  readonly before?: Fields | undefined;
  readonly after?: Fields | undefined;
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Walks through one version of an object together with the other version. */
class Redaction {
  readonly #private: ReadonlySet<string>;
  readonly #marksChanges: boolean;

  constructor(subjectType: string, marksChanges: boolean) {
    const people = PUBLISHED.includes(subjectType) ? [] : PRIVATE_FIELDS;
    this.#private = new Set([...people, ...(PRIVATE_FIELDS_BY_KIND[subjectType] ?? [])]);
    this.#marksChanges = marksChanges;
  }

  fields(record: Fields, other: unknown): Fields {
    const others = isFields(other) ? other : null;
    return Object.fromEntries(
      Object.entries(record).map(([key, value]) => [key, this.#field(key, value, others)]),
    );
  }

  #field(key: string, value: unknown, others: Fields | null): unknown {
    if (SECRET.test(key)) return '[redacted]';
    if (!this.#private.has(toSnakeCase(key)) || isEmpty(value)) return this.#value(value, others?.[key]);
    const isChanged = this.#marksChanges && others && JSON.stringify(others[key]) !== JSON.stringify(value);
    return isChanged ? '[private, changed]' : '[private]';
  }

  #value(value: unknown, other: unknown): unknown {
    // The value becomes a string, as in JSON.
    if (value instanceof Date) return value.toISOString();
    if (Array.isArray(value))
      return value.map((item, at) => this.#value(item, Array.isArray(other) ? other[at] : undefined));
    return isFields(value) ? this.fields(value, other) : value;
  }
}

/**
 * Returns both versions as the log stores them, at any depth: without secrets, and with private fields
 * reduced to whether they changed.
 */
export function redactVersions(subjectType: string, { before, after }: Versions): Versions {
  return {
    before: before && new Redaction(subjectType, false).fields(before, after),
    after: after && new Redaction(subjectType, true).fields(after, before),
  };
}
