/** Frame of the pages of a signed-in area: sidebar, heading and, on a phone, a bar at the bottom. */
export { AreaLayout } from './AreaLayout.tsx';
export type { AreaLayoutProps } from './AreaLayout.tsx';
export type { AreaEntry } from './areaEntry.ts';
export { pathIcon } from './pathIcon.ts';
export { PhoneBar } from './PhoneBar.tsx';
export { Sidebar } from './Sidebar.tsx';
