export const NEWSLETTER_FAILURE = 'Failed to subscribe.';
