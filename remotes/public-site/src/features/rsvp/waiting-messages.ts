export const WAITING_FAILURE = 'You are not on the waiting list yet.';
