/** Icons that few pages need. They load on demand, so that the first page does not carry them. */
export {
  ArrowDownIcon,
  ArrowUpIcon,
  CalendarPlusIcon,
  ChevronsUpDownIcon,
  CircleStopIcon,
  CopyIcon,
  FlagIcon,
  MessageIcon,
  MoreIcon,
  PencilIcon,
  PlusIcon,
  RepeatIcon,
  SidebarIcon,
  TrashIcon,
} from './moreIcons.tsx';
