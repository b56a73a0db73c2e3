/*
 * Paths that browsers request past the API's client and its table: plain forms, uploads by tus, reports by beacon. The
 * records of these routes are made of them; there are no schemas here, so a page pays for what it names alone.
 */

/** Resumable uploads. */
export const UPLOADS_PATH = '/uploads';

/** Reports of how remotes load, and the tickets that make them count. */
export const REPORTS_PATH = '/api/v1/remote-reports';
/** Where a document gets the ticket that makes its reports count. */
export const REPORT_TICKETS_PATH = '/api/v1/remote-reports/tickets';

/** Below it stand the forms that work without script. */
export const FORMS_PATH = '/forms/';

/** The forms of visitors, by the name in their URL. */
export type FormName = 'prayer' | 'newsletter' | 'inquiry' | 'visit' | 'rsvp' | 'waiting-list';

/** Where a form is posted to. */
export const formPath = (name: FormName): string => FORMS_PATH + name;
