export const VISIT_FAILURE = 'Your visit could not be sent.';
export const VISIT_SENT = 'Thank you! We know about your visit and look forward to meeting you.';
