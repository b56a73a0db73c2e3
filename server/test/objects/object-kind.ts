import type { Capability, Department } from '@narthex/shared-contracts';
import type { App } from '../../src/app';

/** Whose an object is: a department's or the whole church's (null), and the account of whoever made it. */
export interface ObjectOwner {
  readonly department: Department | null;
  readonly user_id: number;
  /** The headers of a request of that person. */
  readonly headers: Record<string, string>;
}

/** Stores an object and returns what stands in paths, by the parameter's name. */
type Create = (app: App, owner: ObjectOwner) => Promise<Readonly<Record<string, string | number>>>;

/** The objects that endpoints with parameters in their path act on. */
export interface ObjectKind {
  /**
   * Whom they belong to.
   * - `church`: the whole church only
   * - `church-or-department`: either, such as an event
   * - `department`: they are departments
   * - `person`: an account, and nobody else finds them
   * - `nobody`: whoever has the capability may use them
   */
  readonly belongsTo: 'church' | 'church-or-department' | 'department' | 'person' | 'nobody';
  readonly create: Create;
  /** Where some of them aren't public yet: whose capability shows them. */
  readonly draft?: { readonly create: Create; readonly shownTo: Capability };
  /** What a request carries, unless a body that most endpoints take is enough. */
  readonly payload?: object | string;
  readonly headers?: Record<string, string>;
}

type Stored = Promise<{ readonly id: number | string }>;

const idOf = async (stored: Stored) => ({ id: (await stored).id });

/** An object that only the whole church has. */
export const church = (create: (app: App) => Stored, more: Partial<ObjectKind> = {}): ObjectKind => ({
  belongsTo: 'church',
  create: (app) => idOf(create(app)),
  ...more,
});

/** An object that the whole church or one department has. */
export const owned = (
  create: (app: App, department: Department | null) => Stored,
  more: Partial<ObjectKind> = {},
): ObjectKind => ({
  belongsTo: 'church-or-department',
  create: (app, { department }) => idOf(create(app, department)),
  ...more,
});

/** An object of one account. */
export const personal = (
  create: (app: App, owner: ObjectOwner) => Stored,
  more: Partial<ObjectKind> = {},
): ObjectKind => ({ belongsTo: 'person', create: (app, owner) => idOf(create(app, owner)), ...more });

/** An object that exists before anything is stored, such as a page that an enum names. */
export const given = (
  params: Readonly<Record<string, string>>,
  belongsTo: ObjectKind['belongsTo'] = 'nobody',
): ObjectKind => ({ belongsTo, create: async () => params });

/** Drafts of an object that belongs to the whole church. */
export const draft = (
  shownTo: Capability,
  create: (app: App, department: Department | null) => Stored,
): Pick<ObjectKind, 'draft'> => ({
  draft: { shownTo, create: (app, { department }) => idOf(create(app, department)) },
});
