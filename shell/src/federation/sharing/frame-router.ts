/** Only frames need a router without a history of its own, so other pages don't load it. */
export { Router, createPath } from 'react-router';
export type { Navigator } from 'react-router';
