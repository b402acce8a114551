/** Things to do, or a choice, under a button. */
export { Menu } from './Menu.tsx';
