import type { MemberRole } from '../../schema/vocabulary.ts';
import { t } from '../texts/en/app.ftl';

type Destination = { to: string; label: string };

/** The navigation for a role (specification, section 2). Only admins see the admin screens. */
export const destinationsFor = (role: MemberRole): Destination[] => [
  { to: '/', label: t('home') },
  { to: '/events', label: t('events') },
  { to: '/seating', label: t('seating-chart') },
  { to: '/profile', label: t('profile') },
  ...(role === 'admin' ? [{ to: '/admin', label: t('admin') }] : []),
  { to: '/about', label: t('about') },
];
