import { entersAdminArea, type Actor } from '@narthex/shared-contracts';

/** Information pages belong to the whole church: they are written in the admin area. */
export const canEditPages = (actor: Actor | null): boolean => entersAdminArea(actor);
