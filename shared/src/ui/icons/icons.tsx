import {
  ArrowLeftIcon as ArrowLeft,
  ArrowRightIcon as ArrowRight,
  BadgeCheckIcon as BadgeCheck,
  BanknoteIcon as Banknote,
  BookmarkIcon as Bookmark,
  BriefcaseIcon as Briefcase,
  Building2Icon as Building2,
  CalendarIcon as Calendar,
  CheckIcon as Check,
  ChevronDownIcon as ChevronDown,
  ChevronLeftIcon as ChevronLeft,
  ChevronRightIcon as ChevronRight,
  CircleAlertIcon as CircleAlert,
  CircleCheckIcon as CircleCheck,
  ClockIcon as Clock,
  Columns3Icon as Columns3,
  DownloadIcon as Download,
  ExternalLinkIcon as ExternalLink,
  EyeIcon as Eye,
  EyeOffIcon as EyeOff,
  FileTextIcon as FileText,
  InboxIcon as Inbox,
  InfoIcon as Info,
  LayoutDashboardIcon as LayoutDashboard,
  LayoutGridIcon as LayoutGrid,
  ListIcon as List,
  MailIcon as Mail,
  MapPinIcon as MapPin,
  MenuIcon as Menu,
  MoonIcon as Moon,
  PhoneIcon as Phone,
  PinIcon as Pin,
  RefreshCwIcon as RefreshCw,
  SearchIcon as Search,
  SendIcon as Send,
  Share2Icon as Share2,
  ShoppingCartIcon as ShoppingCart,
  SlidersHorizontalIcon as SlidersHorizontal,
  SparklesIcon as Sparkles,
  StarIcon as Star,
  SunIcon as Sun,
  TriangleAlertIcon as TriangleAlert,
  Undo2Icon as Undo2,
  UploadIcon as Upload,
  UserIcon as User,
  UsersIcon as Users,
  XIcon as X,
} from 'lucide-react';
import { createIcon } from './createIcon.tsx';

export const ArrowLeftIcon = /* @__PURE__ */ createIcon(ArrowLeft);
export const ArrowRightIcon = /* @__PURE__ */ createIcon(ArrowRight);
export const BadgeCheckIcon = /* @__PURE__ */ createIcon(BadgeCheck);
export const BanknoteIcon = /* @__PURE__ */ createIcon(Banknote);
export const BookmarkIcon = /* @__PURE__ */ createIcon(Bookmark);
export const BriefcaseIcon = /* @__PURE__ */ createIcon(Briefcase);
export const CompanyIcon = /* @__PURE__ */ createIcon(Building2);
export const CalendarIcon = /* @__PURE__ */ createIcon(Calendar);
export const CheckIcon = /* @__PURE__ */ createIcon(Check);
export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDown);
export const ChevronLeftIcon = /* @__PURE__ */ createIcon(ChevronLeft);
export const ChevronRightIcon = /* @__PURE__ */ createIcon(ChevronRight);
export const CircleAlertIcon = /* @__PURE__ */ createIcon(CircleAlert);
export const CircleCheckIcon = /* @__PURE__ */ createIcon(CircleCheck);
export const ClockIcon = /* @__PURE__ */ createIcon(Clock);
export const BoardIcon = /* @__PURE__ */ createIcon(Columns3);
export const DownloadIcon = /* @__PURE__ */ createIcon(Download);
export const ExternalLinkIcon = /* @__PURE__ */ createIcon(ExternalLink);
export const EyeIcon = /* @__PURE__ */ createIcon(Eye);
export const EyeOffIcon = /* @__PURE__ */ createIcon(EyeOff);
export const FileTextIcon = /* @__PURE__ */ createIcon(FileText);
export const InboxIcon = /* @__PURE__ */ createIcon(Inbox);
export const InfoIcon = /* @__PURE__ */ createIcon(Info);
export const OverviewIcon = /* @__PURE__ */ createIcon(LayoutDashboard);
export const GridIcon = /* @__PURE__ */ createIcon(LayoutGrid);
export const ListIcon = /* @__PURE__ */ createIcon(List);
export const MailIcon = /* @__PURE__ */ createIcon(Mail);
export const MapPinIcon = /* @__PURE__ */ createIcon(MapPin);
export const MenuIcon = /* @__PURE__ */ createIcon(Menu);
export const MoonIcon = /* @__PURE__ */ createIcon(Moon);
export const PhoneIcon = /* @__PURE__ */ createIcon(Phone);
export const PinIcon = /* @__PURE__ */ createIcon(Pin);
export const RefreshCwIcon = /* @__PURE__ */ createIcon(RefreshCw);
export const SearchIcon = /* @__PURE__ */ createIcon(Search);
export const SendIcon = /* @__PURE__ */ createIcon(Send);
export const ShareIcon = /* @__PURE__ */ createIcon(Share2);
export const ShoppingCartIcon = /* @__PURE__ */ createIcon(ShoppingCart);
export const FiltersIcon = /* @__PURE__ */ createIcon(SlidersHorizontal);
export const SparklesIcon = /* @__PURE__ */ createIcon(Sparkles);
export const StarIcon = /* @__PURE__ */ createIcon(Star);
export const SunIcon = /* @__PURE__ */ createIcon(Sun);
export const TriangleAlertIcon = /* @__PURE__ */ createIcon(TriangleAlert);
export const UndoIcon = /* @__PURE__ */ createIcon(Undo2);
export const UploadIcon = /* @__PURE__ */ createIcon(Upload);
export const UserIcon = /* @__PURE__ */ createIcon(User);
export const UsersIcon = /* @__PURE__ */ createIcon(Users);
export const XIcon = /* @__PURE__ */ createIcon(X);
