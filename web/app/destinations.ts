import type { MemberRole } from '../../schema/vocabulary.ts';
import { t } from '../texts/en/app.ftl';

type Destination = { to: string; label: string };

/** Where members can go (specification, section 2); the admin's screens are for admins alone. */
export const destinationsFor = (role: MemberRole): Destination[] => [
  { to: '/', label: t('home') },
  { to: '/events', label: t('events') },
  { to: '/seating', label: t('seating-chart') },
  { to: '/profile', label: t('profile') },
  ...(role === 'admin' ? [{ to: '/admin', label: t('admin') }] : []),
  { to: '/about', label: t('about') },
];
