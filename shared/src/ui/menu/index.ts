/** Actions or a choice below a button. */
export { ContextMenu } from './ContextMenu.tsx';
export { Menu } from './Menu.tsx';
export type { MenuSection } from './menuSection.ts';
