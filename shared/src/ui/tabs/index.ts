/** Parts of one page of which one is shown. Parts with addresses of their own are links, not tabs. */
export { Tabs } from './Tabs.tsx';
export type { Tab, TabsProps } from './Tabs.tsx';
