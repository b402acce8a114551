/** Things to do, or a choice, under a button. */
export { ContextMenu } from './ContextMenu.tsx';
export { Menu } from './Menu.tsx';
export type { MenuSection } from './menuSection.ts';
