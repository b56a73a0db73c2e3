/**
 * What was typed into a form and not yet saved, or what was proposed and rejected, as the object it would have become;
 * and the version of the object that it started from.
 */
export type StoredDraft = ({ readonly values: object } | { readonly proposed: object }) & {
  readonly version: number | undefined;
  /** Why the proposal was rejected. */
  readonly rejection?: string | undefined;
};

/** A draft outlives a session that ends under the person's hands, a reload and a wrong step, in this tab only. */
export interface FormDraft {
  readonly read: () => StoredDraft | null;
  readonly write: (draft: StoredDraft) => void;
  readonly clear: () => void;
}

export interface DraftOwner {
  /** The name of the resource. */
  readonly resource: string;
  readonly actorId: number | undefined;
  /** The object that is edited; undefined for a new one. */
  readonly rowId: number | undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The draft of one person's form for one object, kept in the tab's session storage. */
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
        if (isRecord(values)) return { values, version, rejection };
        return isRecord(proposed) ? { proposed, version, rejection } : null;
      } catch {
        return null;
      }
    },
    write: (draft) => {
      try {
        sessionStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // A full or forbidden storage only costs the safety net.
      }
    },
    clear: () => {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // As above.
      }
    },
  };
}

/** Those of a draft's values that the form has a field of the same kind for: forms change between releases. */
export function pickKnownValues<Values extends object>(typed: object, original: Values): Partial<Values> {
  const kinds = new Map(Object.entries(original).map(([field, value]) => [field, getKind(value)]));
  const known = Object.entries(typed).filter(([field, value]) => kinds.get(field) === getKind(value));
  return Object.fromEntries(known) as Partial<Values>;
}

const getKind = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
