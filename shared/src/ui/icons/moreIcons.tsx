import {
  ChevronsUpDownIcon as ChevronsUpDown,
  EllipsisIcon as Ellipsis,
  PanelLeftIcon as PanelLeft,
  PlusIcon as Plus,
} from 'lucide-react';
import { createIcon } from './createIcon.tsx';

export const ChevronsUpDownIcon = /* @__PURE__ */ createIcon(ChevronsUpDown);
export const MoreIcon = /* @__PURE__ */ createIcon(Ellipsis);
export const PlusIcon = /* @__PURE__ */ createIcon(Plus);
export const SidebarIcon = /* @__PURE__ */ createIcon(PanelLeft);
