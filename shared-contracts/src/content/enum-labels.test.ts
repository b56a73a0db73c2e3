import {
  ANNOUNCEMENT_AUDIENCE_LABELS,
  ANNOUNCEMENT_CATEGORY_LABELS,
  GALLERY_CATEGORY_LABELS,
  MINISTRY_CATEGORY_LABELS,
} from './enum-labels';

it('names what an announcement is about', () => {
  expect(ANNOUNCEMENT_CATEGORY_LABELS).toEqual({
    general: 'General',
    worship: 'Worship',
    ministry: 'Ministry',
    youth: 'Youth',
    outreach: 'Outreach',
    financial: 'Financial',
    health: 'Health',
    education: 'Education',
    social: 'Social',
    urgent: 'Urgent',
  });
});

it('says whom an announcement is for, and nothing where it is for all', () => {
  expect(ANNOUNCEMENT_AUDIENCE_LABELS).toEqual({
    students: 'For students',
    staff: 'For staff',
    youth: 'For youth',
    adults: 'For adults',
    seniors: 'For seniors',
    ministry_leaders: 'For ministry leaders',
    visitors: 'For visitors',
  });
});

it('names the kinds of ministry', () => {
  expect(MINISTRY_CATEGORY_LABELS).toEqual({
    general: 'General',
    youth: 'Youth',
    worship: 'Worship',
    outreach: 'Outreach',
    education: 'Education',
  });
});

it('names what the gallery is sorted by', () => {
  expect(GALLERY_CATEGORY_LABELS).toEqual({
    Services: 'Services',
    Events: 'Events',
    Outreach: 'Outreach',
    Youth: 'Youth',
    Other: 'Other',
  });
});
