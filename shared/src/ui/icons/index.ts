/** Icons that few pages need. They load on demand, so that the first page does not carry them. */
export { ChevronsUpDownIcon, MoreIcon, PlusIcon, SidebarIcon } from './moreIcons.tsx';
