import { call } from '@narthex/shared-auth';
import type { NewsletterInput } from '@narthex/shared-contracts/schemas/visitor-forms';

export const subscribe = (subscription: NewsletterInput) =>
  call('newsletter.subscribe', { body: subscription });
