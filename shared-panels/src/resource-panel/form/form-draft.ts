/** Is what a form has sent as JSON, with its idempotency key. Its response may be lost together with the page. */
export interface SentBody {
  readonly body: string;
  readonly key: string;
}

/**
 * Contains unsaved values of a form, or a rejected proposal as an object, and the version of the object that it is
 * based on.
 */
export type StoredDraft = ({ readonly values: object } | { readonly proposed: object }) & {
  readonly version: number | undefined;
  /** Holds the reason of the proposal's rejection. */
  readonly rejection?: string | undefined;
  /** Is the last attempt to create the object. */
  readonly sent?: SentBody | undefined;
};

/** Stores a draft that survives an expired session, a reload and an accidental navigation, but only in this tab. */
export interface FormDraft {
  readonly read: () => StoredDraft | null;
  readonly write: (draft: StoredDraft) => void;
  readonly clear: () => void;
}

export interface DraftOwner {
  /** Names the resource. */
  readonly resource: string;
  readonly actorId: number | undefined;
  /** Holds the id of the edited object; it is undefined for a new one. */
  readonly rowId: number | undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const readSent = (sent: unknown): SentBody | undefined =>
  isRecord(sent) && typeof sent['body'] === 'string' && typeof sent['key'] === 'string'
    ? { body: sent['body'], key: sent['key'] }
    : undefined;

/** Opens the draft of a person's form for an object in the session storage of the tab. */
export function openDraft({ resource, actorId, rowId }: DraftOwner): FormDraft {
  const key = `narthex:draft:${resource}:${actorId ?? ''}:${rowId ?? 'new'}`;
  return {
    read: () => {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        if (!isRecord(stored)) return null;
        const { values, proposed } = stored;
        const version = typeof stored['version'] === 'number' ? stored['version'] : undefined;
        const rejection = typeof stored['rejection'] === 'string' ? stored['rejection'] : undefined;
        const more = { version, rejection, sent: readSent(stored['sent']) };
        if (isRecord(values)) return { values, ...more };
        return isRecord(proposed) ? { proposed, ...more } : null;
      } catch {
        return null;
      }
    },
    write: (draft) => {
      try {
        sessionStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // If the storage is full or blocked, only the draft is lost.
      }
    },
    clear: () => {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // If the storage is blocked, there is no draft to remove.
      }
    },
  };
}

/** Returns the values of a draft that still match fields of the form, since forms change between releases. */
export function pickKnownValues<Values extends object>(typed: object, original: Values): Partial<Values> {
  const kinds = new Map(Object.entries(original).map(([field, value]) => [field, getKind(value)]));
  const known = Object.entries(typed).filter(([field, value]) => kinds.get(field) === getKind(value));
  return Object.fromEntries(known) as Partial<Values>;
}

const getKind = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/**
 * Moves what was typed for an object that is gone into the draft of a new one, and returns that. It returns undefined
 * if nothing was typed, or if a new one has a draft itself.
 */
export function moveToNew(owner: DraftOwner): FormDraft | undefined {
  const typed = openDraft(owner);
  const draftOfNew = openDraft({ ...owner, rowId: undefined });
  const kept = typed.read();
  if (!kept || draftOfNew.read()) return undefined;
  draftOfNew.write({ ...kept, version: undefined });
  typed.clear();
  return draftOfNew;
}
