import type { Capability, Department } from '@narthex/shared-contracts';
import { capabilityOf, type ManagedName } from '@narthex/shared-contracts/managed';
import type { App } from '../../src/app';

/** Describes the owner of an object: a department, or the whole church (null), and the account that created it. */
export interface ObjectOwner {
  readonly department: Department | null;
  readonly user_id: number;
  /** Holds the headers of that person's requests. */
  readonly headers: Record<string, string>;
}

/** Stores an object and returns the path parameters of its endpoints by name. */
type Create = (app: App, owner: ObjectOwner) => Promise<Readonly<Record<string, string | number>>>;

/** Describes the objects that endpoints with parameters in their path act on. */
export interface ObjectKind {
  /**
   * Names the kind of owner.
   * - `church`: they belong to the whole church only
   * - `church-or-department`: they belong to either, such as an event
   * - `department`: they are departments
   * - `person`: they belong to an account, and nobody else finds them
   * - `nobody`: they have no owner, and everybody with the capability may use them
   */
  readonly belongsTo: 'church' | 'church-or-department' | 'department' | 'person' | 'nobody';
  readonly create: Create;
  /** Creates one that isn't public yet, and names the capability that shows it. */
  readonly draft?: { readonly create: Create; readonly shownTo: Capability };
  /** Holds the body of a request if the endpoints refuse the default one. */
  readonly payload?: object | string;
  readonly headers?: Record<string, string>;
}

type Stored = Promise<{ readonly id: number | string }>;

const idOf = async (stored: Stored) => ({ id: (await stored).id });

/** Describes objects that only the whole church has. */
export const church = (create: (app: App) => Stored, more: Partial<ObjectKind> = {}): ObjectKind => ({
  belongsTo: 'church',
  create: (app) => idOf(create(app)),
  ...more,
});

/** Describes objects that the whole church or one department has. */
export const owned = (
  create: (app: App, department: Department | null) => Stored,
  more: Partial<ObjectKind> = {},
): ObjectKind => ({
  belongsTo: 'church-or-department',
  create: (app, { department }) => idOf(create(app, department)),
  ...more,
});

/** Describes objects of one account. */
export const personal = (
  create: (app: App, owner: ObjectOwner) => Stored,
  more: Partial<ObjectKind> = {},
): ObjectKind => ({ belongsTo: 'person', create: (app, owner) => idOf(create(app, owner)), ...more });

/** Describes objects that exist before anything is stored, such as the pages that an enum names. */
export const given = (
  params: Readonly<Record<string, string>>,
  belongsTo: ObjectKind['belongsTo'] = 'nobody',
): ObjectKind => ({ belongsTo, create: async () => params });

/** Describes drafts of a managed type, which are shown to those who may write it. */
export const draft = (
  type: ManagedName,
  create: (app: App, department: Department | null) => Stored,
): Pick<ObjectKind, 'draft'> => ({
  draft: {
    shownTo: capabilityOf(type),
    create: (app, { department }) => idOf(create(app, department)),
  },
});
