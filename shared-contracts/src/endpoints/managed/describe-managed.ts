import { MANAGED_TYPES, type ManagedType, type ManagedVerb, type ReadVerb } from './managed-types';

type Types = typeof MANAGED_TYPES;
/** Names a managed type as the first part of its endpoints' names. */
export type ManagedName = keyof Types;

/** Names the endpoints of a managed type, without the type. */
export type VerbOf<N extends ManagedName> = 'create' | 'update' | 'delete' | Types[N]['verbs'][number];
/** Names a managed type whose objects have an order. */
export type OrderedName = {
  [N in ManagedName]: 'reorder' extends VerbOf<N> ? N : never;
}[ManagedName];
/** Reads a property of a declaration, or the default where it isn't written. */
type Declared<N extends ManagedName, K extends keyof ManagedType, Default> =
  Types[N] extends Readonly<Record<K, infer Value>> ? Value : Default;
/** Names the capability that writes of a managed type need. */
export type CapabilityOf<N extends ManagedName> = N extends ManagedName
  ? Declared<N, 'capability', `${N}.manage`>
  : never;
/** Names the capability that reads of a managed type need, or `public`. */
export type ReadCapabilityOf<N extends ManagedName> = N extends ManagedName
  ? Declared<N, 'readCapability', 'public'>
  : never;
/** Names the content that writes of a managed type change; null if no page shows it. */
export type SubjectOf<N extends ManagedName> = N extends ManagedName ? Declared<N, 'subject', N> : never;
/** Names the content that is managed. */
export type ManagedSubject = NonNullable<SubjectOf<ManagedName>>;

/** Holds method and the end of the path of each endpoint of a managed type. */
const VERB_ROUTES = {
  list: ['GET', ''],
  get: ['GET', '/:id'],
  create: ['POST', ''],
  update: ['PUT', '/:id'],
  delete: ['DELETE', '/:id'],
  reorder: ['POST', '/reorder'],
} as const satisfies Readonly<Record<ManagedVerb, readonly [method: string, end: string]>>;

type PathOf<N extends ManagedName, V extends ManagedVerb> = V extends ReadVerb
  ? Declared<N, 'readPath', Types[N]['path']> & string
  : Types[N]['path'];
type RouteOf<
  N extends ManagedName,
  V extends ManagedVerb,
> = `${(typeof VERB_ROUTES)[V][0]} ${PathOf<N, V>}${(typeof VERB_ROUTES)[V][1]}`;

/** Names an endpoint of a managed type that follows from its declaration. */
export type ManagedEndpoint = { [N in ManagedName]: `${N}.${VerbOf<N>}` }[ManagedName];
type ManagedPaths = {
  readonly [E in ManagedEndpoint]: E extends `${infer N extends ManagedName}.${infer V extends ManagedVerb}`
    ? RouteOf<N, V>
    : never;
};

const describe = (name: ManagedName): ManagedType => MANAGED_TYPES[name];

/** Lists the names of the managed types. */
export const MANAGED_NAMES = Object.keys(MANAGED_TYPES) as readonly ManagedName[];

/** Returns true if a name is that of a managed type. */
export const isManaged = (name: string): name is ManagedName => Object.hasOwn(MANAGED_TYPES, name);

/** Returns the content that writes of a managed type change; null if no page shows it. */
export const subjectOf = <N extends ManagedName>(name: N): SubjectOf<N> =>
  (describe(name).subject === undefined ? name : describe(name).subject) as SubjectOf<N>;

/** Returns the capability that writes of a managed type need. */
export const capabilityOf = <N extends ManagedName>(name: N): CapabilityOf<N> =>
  (describe(name).capability ?? `${name}.manage`) as CapabilityOf<N>;

/** Returns the capability that reads of a managed type need, or `public`. */
export const readCapabilityOf = <N extends ManagedName>(name: N): ReadCapabilityOf<N> =>
  (describe(name).readCapability ?? 'public') as ReadCapabilityOf<N>;

/** Lists the endpoints of a managed type, without the type. */
const verbsOf = <N extends ManagedName>(name: N): readonly VerbOf<N>[] => [
  ...(describe(name).verbs as readonly VerbOf<N>[]),
  'create',
  'update',
  'delete',
];

/** Returns true if the objects of a managed type have an order. */
export const isOrdered = (name: ManagedName): name is OrderedName => describe(name).verbs.includes('reorder');

/** Maps the verbs of a managed type to the names of its endpoints. */
export type EndpointsOf<N extends ManagedName> = N extends ManagedName
  ? { readonly [V in VerbOf<N>]: `${N}.${V}` }
  : never;
/** Returns the names of the endpoints of a managed type by their verbs. */
export const endpointsOf = <N extends ManagedName>(name: N): EndpointsOf<N> =>
  Object.fromEntries(verbsOf(name).map((verb) => [verb, `${name}.${verb}`])) as EndpointsOf<N>;

function describeRoute(name: ManagedName, verb: ManagedVerb): string {
  const [method, end] = VERB_ROUTES[verb];
  const { path, readPath = path } = describe(name);
  return `${method} ${method === 'GET' ? readPath : path}${end}`;
}

/** Maps every endpoint of the managed types to method and path. */
export const MANAGED_PATHS = Object.fromEntries(
  MANAGED_NAMES.flatMap((name) =>
    verbsOf(name).map((verb) => [`${name}.${verb}`, describeRoute(name, verb)]),
  ),
  // The type puts names and paths together in the same way.
) as ManagedPaths;
