const SECRET = /password|token|secret|hash/i;

/** Of people, in whichever object they stand: an entry stays long after they changed or deleted it. */
const OF_PEOPLE = ['phone', 'address', 'date_of_birth', 'birthday'] as const;

/** Objects whose contacts the site publishes itself. */
const PUBLISHED: readonly string[] = ['settings', 'leader'];

/** What else is private, by the kind of object. */
const OF_KIND: Readonly<Record<string, readonly string[]>> = {
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

/** Goes through one version and, in step with it, the other one. */
class Redaction {
  readonly #private: ReadonlySet<string>;
  readonly #marksChanges: boolean;

  constructor(subjectType: string, marksChanges: boolean) {
    const people = PUBLISHED.includes(subjectType) ? [] : OF_PEOPLE;
    this.#private = new Set([...people, ...(OF_KIND[subjectType] ?? [])]);
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
    // As JSON keeps them.
    if (value instanceof Date) return value.toISOString();
    if (Array.isArray(value))
      return value.map((item, at) => this.#value(item, Array.isArray(other) ? other[at] : undefined));
    return isFields(value) ? this.fields(value, other) : value;
  }
}

/**
 * Both versions of an object as the log keeps them, however deep: without secrets, and of private fields only whether
 * they changed.
 */
export function redactVersions(subjectType: string, { before, after }: Versions): Versions {
  return {
    before: before && new Redaction(subjectType, false).fields(before, after),
    after: after && new Redaction(subjectType, true).fields(after, before),
  };
}
