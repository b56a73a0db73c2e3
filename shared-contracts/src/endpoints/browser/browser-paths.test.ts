import {
  FORMS_PATH,
  REPORTS_PATH,
  REPORT_TICKETS_PATH,
  UPLOADS_PATH,
  formPath,
  type FormName,
} from './browser-paths';
import { SITE_ROUTES, endpointRoute } from '../index';

it.each<[FormName, keyof typeof SITE_ROUTES]>([
  ['prayer', 'forms.prayer'],
  ['newsletter', 'forms.newsletter'],
  ['inquiry', 'forms.inquiry'],
  ['visit', 'forms.visit'],
  ['rsvp', 'forms.rsvp'],
  ['waiting-list', 'forms.waitingList'],
  ['low-data', 'forms.lowData'],
])('the form %s is posted to the route %s', (name, route) => {
  expect(formPath(name)).toBe(`/forms/${name}`);
  expect(SITE_ROUTES[route]).toMatchObject({ method: 'POST', path: formPath(name) });
  expect(formPath(name).startsWith(FORMS_PATH)).toBe(true);
});

it('reports and uploads go to their routes', () => {
  expect(endpointRoute('remoteReports.submit')).toEqual({ method: 'POST', path: REPORTS_PATH });
  expect(endpointRoute('remoteReports.issueTicket')).toEqual({ method: 'POST', path: REPORT_TICKETS_PATH });
  expect(REPORTS_PATH).toBe('/api/v1/remote-reports');
  expect(SITE_ROUTES['uploads.create'].path).toBe(UPLOADS_PATH);
  expect(SITE_ROUTES['uploads.get'].path).toBe('/uploads/:id');
});
