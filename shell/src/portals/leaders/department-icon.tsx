import type { Department } from '@narthex/shared-contracts';
import {
  Church,
  GraduationCap,
  HandCoins,
  HandHeart,
  HeartPulse,
  Megaphone,
  Music,
  Users,
  type LucideIcon,
} from 'lucide-react';

const ICONS: Readonly<Partial<Record<Department, LucideIcon>>> = {
  communication: Megaphone,
  pastoral: Church,
  finance: HandCoins,
  youth: Users,
  music: Music,
  health: HeartPulse,
  education: GraduationCap,
  prayer: HandHeart,
};

export function DepartmentIcon({ department }: { department: Department }) {
  const Icon = ICONS[department] ?? Users;
  return <Icon size={24} strokeWidth={1.8} aria-hidden="true" />;
}
