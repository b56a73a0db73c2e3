import { DAY_MS } from '../../time-units';

/** The first start of a site prints the link, and whoever started it follows it on the same day. */
export const SETUP_LINK_LIFETIME_MS = DAY_MS;
