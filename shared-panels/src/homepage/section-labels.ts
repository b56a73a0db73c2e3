import type { ContentSection } from '@narthex/shared-contracts/schemas/homepage';

export const SECTION_LABELS: Readonly<Record<ContentSection['section_key'], string>> = {
  about_us: 'About us',
  welcome_message: 'Welcome message',
  prayer_verse: 'Prayer verse',
  pastor_message: "Pastor's message",
  elder_message: "Elder's message",
  mission_statement: 'Mission statement',
  upcoming_events: 'Upcoming events',
  announcements: 'Announcements',
};
