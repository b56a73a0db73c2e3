import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

/** One section of a dashboard: its place in the menu, its route and its page. */
export interface DashboardSection {
  /** Route below the base, empty for the section the dashboard opens with. */
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly Page: ComponentType<{ base: string }>;
}

/** The URL of a section below its dashboard's base. */
export function getSectionUrl(base: string, path: string): string {
  return path === '' ? base : `${base}/${path}`;
}
