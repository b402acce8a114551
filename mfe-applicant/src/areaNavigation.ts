import type { NavigationEntry } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';

/** Navigation of the applicant area in its order: the sidebar and, on phones, the tab bar. A page adds its entry here. */
export const areaNavigation = [
  {
    label: 'area.overview',
    path: '/applicant',
    isExact: true,
    isInPhoneBar: true,
    icon: [
      'M4 3h5a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1z',
      'M15 3h5a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z',
      'M15 12h5a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1z',
      'M4 16h5a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z',
    ],
  },
  {
    label: 'area.applications',
    path: '/applicant/applications',
    isInPhoneBar: true,
    icon: [
      'M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z',
      'm21.854 2.147-10.94 10.939',
    ],
  },
  {
    label: 'area.messages',
    path: '/applicant/messages',
    isInPhoneBar: true,
    badge: 'unread-messages',
    icon: ['M7.9 20A9 9 0 1 0 4 16.1L2 22Z'],
  },
  {
    label: 'area.saved',
    path: paths.saved,
    isInPhoneBar: true,
    icon: [
      'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z',
    ],
  },
  {
    label: 'area.alerts',
    path: '/applicant/alerts',
    icon: [
      'M10.268 21a2 2 0 0 0 3.464 0',
      'M22 8c0-2.3-.8-4.3-2-6',
      'M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
      'M4 2C2.8 3.7 2 5.7 2 8',
    ],
  },
  {
    label: 'area.cvs',
    path: '/applicant/cvs',
    icon: [
      'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z',
      'M14 2v5a1 1 0 0 0 1 1h5',
      'M10 9H8',
      'M16 13H8',
      'M16 17H8',
    ],
  },
  {
    label: 'area.profile',
    path: '/applicant/profile',
    icon: ['M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2', 'M8 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0'],
  },
  {
    label: 'area.privacy',
    path: '/applicant/privacy',
    icon: [
      'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z',
      'm9 12 2 2 4-4',
    ],
  },
] as const satisfies readonly Omit<NavigationEntry, 'menu' | 'roles' | 'order'>[];
