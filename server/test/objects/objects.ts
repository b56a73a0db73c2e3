import type { RouteRecord } from '../../src/endpoints/route-table';
import { CONTENT_OBJECTS } from './content-objects';
import type { ObjectKind } from './object-kind';
import { PEOPLE_OBJECTS } from './people-objects';
import { SYSTEM_OBJECTS } from './system-objects';

export type { ObjectKind, ObjectOwner } from './object-kind';

const OBJECTS: Readonly<Record<string, ObjectKind>> = {
  ...CONTENT_OBJECTS,
  ...PEOPLE_OBJECTS,
  ...SYSTEM_OBJECTS,
};

/** Returns the kind of objects that an endpoint acts on, by its name, or else by its subject. */
export const findObjectKind = ({ name }: Pick<RouteRecord, 'name'>): ObjectKind | undefined =>
  OBJECTS[name] ?? OBJECTS[name.split('.')[0] ?? ''];
