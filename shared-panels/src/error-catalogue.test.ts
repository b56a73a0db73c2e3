import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');

/** Maps titles of tests to the messages that each test causes. */
type Messages = Readonly<Record<string, readonly string[]>>;

/**
 * This is the error catalogue of the specification, area by area: the test that shows each message. Messages about
 * sample announcements are left out: docs/decisions/0051.
 */
const CATALOGUE: readonly (readonly [area: string, file: string, messages: Messages])[] = [
  [
    'Events',
    'shared-panels/src/events/events-panel.test.tsx',
    { 'says that the list did not load, and loads it on the next try': ['Failed to load events'] },
  ],
  [
    'Events: saving',
    'shared-panels/src/events/form/event-form.test.tsx',
    {
      'says in the form what went wrong (%s: %s)': [
        'Authentication failed. Please log in again.',
        'You do not have permission to perform this action.',
        'Failed to save event: The hall burned.',
        'Server error: The hall burned.',
        'Error saving event. Please try again.',
      ],
      'puts what the server refuses at its field and on top, and loses no text (%s)': ['Validation errors:'],
      'creates: trimmed, empty fields as null, dates meant in the zone of the site': [
        'Event created successfully!',
      ],
      'edits what is there, shown in the zone of the site': ['Event updated successfully!'],
    },
  ],
  [
    'Events: deleting',
    'shared-panels/src/events/event-delete.test.tsx',
    {
      'deletes, closes, reloads the list, says so and leaves the focus at its heading': [
        'Event deleted successfully!',
      ],
      'keeps the dialog and says so when it fails (%s)': [
        'Failed to delete event',
        'Error deleting event. Please check console for details.',
      ],
    },
  ],
  [
    'Sermons',
    'shared-panels/src/sermons/sermons-panel.test.tsx',
    {
      'says Failed to load sermons': ['Failed to load sermons'],
      'says Failed to save sermon, and sends no file, when the server refuses the sermon': [
        'Failed to save sermon',
      ],
      'asks before it deletes, and says Failed to delete sermon': ['Failed to delete sermon'],
      'says when the %s is gone: %s': [
        'Failed to download sermon audio',
        'Failed to download sermon video',
        'Failed to download sermon pdf',
      ],
    },
  ],
  [
    'Members',
    'shared-panels/src/members/members-panel.test.tsx',
    {
      'says when there is nobody, and when the list did not load': ['Failed to load members'],
      'says at the field that the address is taken, and keeps what was typed': ['Failed to save member'],
      'asks before deleting, and says why it is refused': ['Failed to delete member'],
    },
  ],
  [
    'Gallery',
    'shared-panels/src/gallery/gallery-panel.test.tsx',
    {
      'says Failed to load gallery items': ['Failed to load gallery items'],
      'starts with the category Events, and says Failed to save gallery item': [
        'Failed to save gallery item',
      ],
      'says Failed to delete gallery item': ['Failed to delete gallery item'],
      'says Failed to download file': ['Failed to download file'],
    },
  ],
  [
    'Member dashboard',
    'remotes/member-area/src/pages/dashboard-page.test.tsx',
    { 'keeps what loaded when a part fails, and tries that part again': ['Failed to load member data'] },
  ],
  [
    'Profile',
    'remotes/member-area/src/pages/profile/profile-page.test.tsx',
    {
      'says when saving failed; typing clears the message and keeps the words': [
        'Failed to update profile. Please try again.',
      ],
      'saves what was changed and shows it': ['Profile updated successfully!'],
    },
  ],
  [
    'Homepage',
    'shared-panels/src/homepage/homepage-panel.test.tsx',
    {
      'says at %s that it did not load': ['Failed to load homepage data'],
      'says what a slide lacks, and what the server refuses': ['Failed to save slide'],
      'says that a section was not saved': ['Failed to save content'],
      'says at %s that a deletion failed': ['Failed to delete slide', 'Failed to delete content'],
      'says that a slide was created, and that one was deleted': [
        'Slide created successfully!',
        'Slide deleted successfully!',
      ],
      'saves a slide of the communication department at once, from the version that was edited': [
        'Slide updated successfully!',
      ],
      'creates a section only for a key that has none': ['Content created successfully!'],
      'says that a section was updated, and that it was deleted': [
        'Content updated successfully!',
        'Content deleted successfully!',
      ],
    },
  ],
  [
    'Announcements',
    'shared-panels/src/announcements/announcements-panel.test.tsx',
    {
      'says that they did not load, and shows no sample in their place': ['Failed to load announcements'],
      'says that a switch failed': ['Failed to update announcement'],
      'says that a new one was not saved (%j)': [
        'Failed to create announcement',
        'Failed to save announcement',
      ],
    },
  ],
  [
    'Calendar',
    'shared-panels/src/calendar/calendar-panel.test.tsx',
    {
      'says that the programme did not load': ['Failed to load calendar events'],
      'says what failed': ['Failed to save calendar event', 'Failed to delete calendar event'],
    },
  ],
  [
    'Leaders',
    'shared-panels/src/leaders/leaders-panel.test.tsx',
    {
      'says that they did not load': ['Failed to fetch leaders'],
      'lists what is missing under its heading, before anything is sent': ['Validation errors:'],
      'says why a leader was not saved (%j)': [
        'Error: Out of order',
        'Error saving leader. Please try again.',
      ],
      'creates a leader with languages as a list and empty fields as null': ['Leader created successfully!'],
      'updates and deletes with the texts of the panel': [
        'Leader updated successfully!',
        'Are you sure you want to delete this leader?',
        'Error deleting leader. Please try again.',
        'Leader deleted successfully!',
      ],
    },
  ],
  [
    'Page content',
    'shared-panels/src/page-content/page-content-panel.test.tsx',
    {
      'says that the content did not load': ['Failed to load content'],
      'says why nothing was saved, and keeps what was typed (%j)': [
        'Failed to update content',
        'Authentication required',
      ],
      'saves what was typed, from the version that was read': ['Content updated successfully!'],
    },
  ],
  [
    'About content',
    'shared-panels/src/about/about-panel.test.tsx',
    {
      'says that the content did not load': ['Failed to load content'],
      'shows the HTML of a text, cancels, and says what was not saved': ['Failed to update content'],
      'says that nobody is signed in any more, and keeps what was typed': ['Authentication required'],
      'edits one section at a time, and leaves edit mode when it is saved': ['Content updated successfully!'],
    },
  ],
  [
    'Ministries',
    'shared-panels/src/ministries/ministries.test.tsx',
    {
      'says that the list did not load': ['Failed to load ministries'],
      'marks one inactive after asking, and keeps it in the list': ['Ministry deleted successfully'],
      'says what failed in the list': ['Failed to delete ministry'],
      'leads back to the list when there is no such ministry': ['Ministry not found'],
      'says that the details did not load': ['Failed to load ministry details'],
      'says that a change was saved': ['Ministry updated successfully'],
      'creates one on its own page and leads back to the list': ['Ministry created successfully'],
      'edits one, and says what was not saved without losing it': ['Failed to save ministry'],
    },
  ],
  [
    'Admin login',
    'shell/src/portals/admin/admin-login.test.tsx',
    {
      'lets an administrator in, with a toast': ['Login successful!'],
      'refuses anybody else and ends the session that was just opened': [
        'Access denied. Admin privileges required.',
      ],
      'says why when the server has %s': [
        'Login failed$',
        'Wrong password.',
        'Login failed. Please try again.',
      ],
    },
  ],
  [
    'Admin dashboard',
    'remotes/supreme-admin/src/remote-app.test.tsx',
    {
      'says that the figures did not load, and loads them on the next try': [
        'Failed to load dashboard statistics',
      ],
    },
  ],
  [
    'File picker',
    'shared-panels/src/resource-panel/form/fields/picture/form-picture.test.tsx',
    {
      'says which files it does not take, and sends none of them': [
        'File size must be less than 5MB',
        'Invalid file type. Accepted types: JPEG, PNG, WebP, GIF, AVIF',
      ],
    },
  ],
];

/** Returns the source of each test of a file, together with the tables it iterates over. */
function readTests(file: string): readonly string[] {
  const source = existsSync(path.join(ROOT, file)) ? readFileSync(path.join(ROOT, file), 'utf8') : '';
  return source.split(/^(?=\s*(?:it|test|describe)(?:\.each)?\b)/m);
}

const ROWS = CATALOGUE.flatMap(([area, file, messages]) =>
  Object.entries(messages).flatMap(([title, list]) =>
    list.map((message) => [area, message, file, title] as const),
  ),
);

it.each(ROWS)('%s: “%s” is read in %s, “%s”', (_area, message, file, title) => {
  const found = readTests(file).filter((source) => source.includes(`'${title}'`));
  expect(found).toEqual([expect.stringContaining(message)]);
});
