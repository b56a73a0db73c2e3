import { api } from '@narthex/shared-auth';
import type { Envelope } from '@narthex/shared-contracts';
import type { NewsletterInput } from '@narthex/shared-contracts/schemas/visitor-forms';

export const subscribe = (subscription: NewsletterInput) =>
  api.post<Envelope<unknown>>('/v1/newsletter', subscription);
