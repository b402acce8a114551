import type { NavigationEntry } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';

/** Navigation of the recruiter area in its order: the sidebar and, on phones, the tab bar. A page adds its entry here. */
export const areaNavigation = [
  {
    label: 'area.overview',
    path: '/recruiter-dashboard',
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
    label: 'area.vacancies',
    path: '/recruiter-dashboard/vacancies',
    isInPhoneBar: true,
    badge: 'vacancies',
    icon: [
      'M16 20V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v16',
      'M4 6h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z',
    ],
  },
  {
    label: 'area.applicants',
    path: '/recruiter-dashboard/applicants',
    isInPhoneBar: true,
    badge: 'new-applicants',
    icon: [
      'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2',
      'M16 3.128a4 4 0 0 1 0 7.744',
      'M22 21v-2a4 4 0 0 0-3-3.87',
      'M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
    ],
  },
  {
    label: 'area.company',
    path: '/recruiter-dashboard/company',
    isInPhoneBar: true,
    icon: [
      'M10 12h4',
      'M10 8h4',
      'M14 21v-3a2 2 0 0 0-4 0v3',
      'M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2',
      'M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16',
    ],
  },
  {
    label: 'area.import',
    path: '/recruiter-dashboard/import',
    icon: ['M12 15V3', 'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4', 'm7 10 5 5 5-5'],
  },
  {
    label: 'area.orders',
    path: '/recruiter-dashboard/orders',
    icon: [
      'M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z',
      'M10 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
      'M6 12h.01M18 12h.01',
    ],
  },
  {
    label: 'area.profile',
    path: paths.recruiter.profile,
    icon: ['M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2', 'M8 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0'],
  },
] as const satisfies readonly Omit<NavigationEntry, 'menu' | 'roles' | 'order'>[];
