/*
 * Browsers request these paths without the API's client and its table: plain forms, uploads by tus, and reports
 * by beacon. The records of these routes use them. The file contains no schemas, which keeps pages small.
 */

/** Resumable uploads are sent to paths below this one. */
export const UPLOADS_PATH = '/uploads';

/** Browsers report here how remotes load. */
export const REPORTS_PATH = '/api/v1/remote-reports';
/** A document gets the ticket here that makes its reports count. */
export const REPORT_TICKETS_PATH = '/api/v1/remote-reports/tickets';

/** The forms that work without JavaScript are posted to paths below this one. */
export const FORMS_PATH = '/forms/';

/** Names a form of visitors in its URL. */
export type FormName = 'prayer' | 'newsletter' | 'inquiry' | 'visit' | 'rsvp' | 'waiting-list' | 'low-data';

/** Returns the path that a form is posted to. */
export const formPath = (name: FormName): string => FORMS_PATH + name;
