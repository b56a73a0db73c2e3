import { z } from 'zod';

const LARGEST_ID = 2_147_483_647;

export const idParams = z.object({ id: z.coerce.number().int().positive().max(LARGEST_ID) });
