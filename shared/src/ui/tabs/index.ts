/** Tabs for parts of one page. Parts with their own URL are links, not tabs. */
export { Tabs } from './Tabs.tsx';
export type { Tab, TabsProps } from './Tabs.tsx';
