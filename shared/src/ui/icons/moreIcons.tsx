import {
  ArrowDownIcon as ArrowDown,
  ArrowUpIcon as ArrowUp,
  CalendarPlusIcon as CalendarPlus,
  BoldIcon as Bold,
  CloudCheckIcon as CloudCheck,
  CloudOffIcon as CloudOff,
  GripVerticalIcon as Grip,
  ListIndentDecreaseIcon as IndentDecrease,
  ListIndentIncreaseIcon as IndentIncrease,
  ItalicIcon as Italic,
  LinkIcon as LinkGlyph,
  ListOrderedIcon as ListOrdered,
  Redo2Icon as Redo,
  ChevronsUpDownIcon as ChevronsUpDown,
  CircleStopIcon as CircleStop,
  CopyIcon as Copy,
  EllipsisIcon as Ellipsis,
  FlagIcon as Flag,
  MessageSquareIcon as MessageSquare,
  LockIcon as Lock,
  PanelLeftIcon as PanelLeft,
  PencilIcon as Pencil,
  PlusIcon as Plus,
  Repeat2Icon as Repeat2,
  ImageIcon as Image,
  MonitorIcon as Monitor,
  ShieldCheckIcon as ShieldCheck,
  SmartphoneIcon as Smartphone,
  Trash2Icon as Trash2,
  BusIcon as Bus,
  GraduationCapIcon as GraduationCap,
  HeartPulseIcon as HeartPulse,
  UtensilsIcon as Utensils,
} from 'lucide-react';
import { createIcon } from './createIcon.tsx';

export const ChevronsUpDownIcon = /* @__PURE__ */ createIcon(ChevronsUpDown);
export const FlagIcon = /* @__PURE__ */ createIcon(Flag);
export const MessageIcon = /* @__PURE__ */ createIcon(MessageSquare);
export const LockIcon = /* @__PURE__ */ createIcon(Lock);
export const MoreIcon = /* @__PURE__ */ createIcon(Ellipsis);
export const PlusIcon = /* @__PURE__ */ createIcon(Plus);
export const SidebarIcon = /* @__PURE__ */ createIcon(PanelLeft);
export const ArrowDownIcon = /* @__PURE__ */ createIcon(ArrowDown);
export const ArrowUpIcon = /* @__PURE__ */ createIcon(ArrowUp);
export const CalendarPlusIcon = /* @__PURE__ */ createIcon(CalendarPlus);
export const CircleStopIcon = /* @__PURE__ */ createIcon(CircleStop);
export const CopyIcon = /* @__PURE__ */ createIcon(Copy);
export const RepeatIcon = /* @__PURE__ */ createIcon(Repeat2);
export const PencilIcon = /* @__PURE__ */ createIcon(Pencil);
export const ImageIcon = /* @__PURE__ */ createIcon(Image);
export const MonitorIcon = /* @__PURE__ */ createIcon(Monitor);
export const ShieldCheckIcon = /* @__PURE__ */ createIcon(ShieldCheck);
export const SmartphoneIcon = /* @__PURE__ */ createIcon(Smartphone);
export const TrashIcon = /* @__PURE__ */ createIcon(Trash2);
export const BoldIcon = /* @__PURE__ */ createIcon(Bold);
export const CloudCheckIcon = /* @__PURE__ */ createIcon(CloudCheck);
export const CloudOffIcon = /* @__PURE__ */ createIcon(CloudOff);
export const GripIcon = /* @__PURE__ */ createIcon(Grip);
export const IndentDecreaseIcon = /* @__PURE__ */ createIcon(IndentDecrease);
export const IndentIncreaseIcon = /* @__PURE__ */ createIcon(IndentIncrease);
export const ItalicIcon = /* @__PURE__ */ createIcon(Italic);
export const LinkIcon = /* @__PURE__ */ createIcon(LinkGlyph);
export const NumberedListIcon = /* @__PURE__ */ createIcon(ListOrdered);
export const RedoIcon = /* @__PURE__ */ createIcon(Redo);
export const BusIcon = /* @__PURE__ */ createIcon(Bus);
export const GraduationCapIcon = /* @__PURE__ */ createIcon(GraduationCap);
export const HeartPulseIcon = /* @__PURE__ */ createIcon(HeartPulse);
export const UtensilsIcon = /* @__PURE__ */ createIcon(Utensils);
