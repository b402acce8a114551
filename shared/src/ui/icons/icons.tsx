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
  ChevronUpIcon as ChevronUp,
  CircleAlertIcon as CircleAlert,
  CircleCheckIcon as CircleCheck,
  ClockIcon as Clock,
  Columns3Icon as Columns3,
  DownloadIcon as Download,
  ExternalLinkIcon as ExternalLink,
  EyeIcon as Eye,
  EyeOffIcon as EyeOff,
  FileTextIcon as FileText,
  GlobeIcon as Globe,
  GraduationCapIcon as GraduationCap,
  HouseIcon as House,
  InboxIcon as Inbox,
  InfoIcon as Info,
  LanguagesIcon as Languages,
  LayoutDashboardIcon as LayoutDashboard,
  LayoutGridIcon as LayoutGrid,
  ListIcon as List,
  LogOutIcon as LogOut,
  MailIcon as Mail,
  MapPinIcon as MapPin,
  MenuIcon as Menu,
  MoonIcon as Moon,
  PencilIcon as Pencil,
  PhoneIcon as Phone,
  PinIcon as Pin,
  PinOffIcon as PinOff,
  PlusIcon as Plus,
  RefreshCwIcon as RefreshCw,
  SearchIcon as Search,
  SendIcon as Send,
  Share2Icon as Share2,
  ShoppingCartIcon as ShoppingCart,
  SlidersHorizontalIcon as SlidersHorizontal,
  SparklesIcon as Sparkles,
  StarIcon as Star,
  SunIcon as Sun,
  Trash2Icon as Trash2,
  TriangleAlertIcon as TriangleAlert,
  Undo2Icon as Undo2,
  UploadIcon as Upload,
  UserIcon as User,
  UsersIcon as Users,
  WifiOffIcon as WifiOff,
  XIcon as X,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentProps, ComponentType } from 'react';

export type IconProps = ComponentProps<LucideIcon>;

/** The kit's pictures: lucide, 18 px, stroke 1.8, silent. A picture that alone tells something needs a label beside it. */
function drawn(Glyph: LucideIcon): ComponentType<IconProps> {
  return function Icon(props: IconProps) {
    return <Glyph size={18} strokeWidth={1.8} aria-hidden focusable={false} {...props} />;
  };
}

export const ArrowLeftIcon = /* @__PURE__ */ drawn(ArrowLeft);
export const ArrowRightIcon = /* @__PURE__ */ drawn(ArrowRight);
export const BadgeCheckIcon = /* @__PURE__ */ drawn(BadgeCheck);
export const BanknoteIcon = /* @__PURE__ */ drawn(Banknote);
export const BookmarkIcon = /* @__PURE__ */ drawn(Bookmark);
export const BriefcaseIcon = /* @__PURE__ */ drawn(Briefcase);
export const CompanyIcon = /* @__PURE__ */ drawn(Building2);
export const CalendarIcon = /* @__PURE__ */ drawn(Calendar);
export const CheckIcon = /* @__PURE__ */ drawn(Check);
export const ChevronDownIcon = /* @__PURE__ */ drawn(ChevronDown);
export const ChevronLeftIcon = /* @__PURE__ */ drawn(ChevronLeft);
export const ChevronRightIcon = /* @__PURE__ */ drawn(ChevronRight);
export const ChevronUpIcon = /* @__PURE__ */ drawn(ChevronUp);
export const CircleAlertIcon = /* @__PURE__ */ drawn(CircleAlert);
export const CircleCheckIcon = /* @__PURE__ */ drawn(CircleCheck);
export const ClockIcon = /* @__PURE__ */ drawn(Clock);
export const BoardIcon = /* @__PURE__ */ drawn(Columns3);
export const DownloadIcon = /* @__PURE__ */ drawn(Download);
export const ExternalLinkIcon = /* @__PURE__ */ drawn(ExternalLink);
export const EyeIcon = /* @__PURE__ */ drawn(Eye);
export const EyeOffIcon = /* @__PURE__ */ drawn(EyeOff);
export const FileTextIcon = /* @__PURE__ */ drawn(FileText);
export const GlobeIcon = /* @__PURE__ */ drawn(Globe);
export const GraduationCapIcon = /* @__PURE__ */ drawn(GraduationCap);
export const HomeIcon = /* @__PURE__ */ drawn(House);
export const InboxIcon = /* @__PURE__ */ drawn(Inbox);
export const InfoIcon = /* @__PURE__ */ drawn(Info);
export const LanguagesIcon = /* @__PURE__ */ drawn(Languages);
export const OverviewIcon = /* @__PURE__ */ drawn(LayoutDashboard);
export const GridIcon = /* @__PURE__ */ drawn(LayoutGrid);
export const ListIcon = /* @__PURE__ */ drawn(List);
export const LogOutIcon = /* @__PURE__ */ drawn(LogOut);
export const MailIcon = /* @__PURE__ */ drawn(Mail);
export const MapPinIcon = /* @__PURE__ */ drawn(MapPin);
export const MenuIcon = /* @__PURE__ */ drawn(Menu);
export const MoonIcon = /* @__PURE__ */ drawn(Moon);
export const EditIcon = /* @__PURE__ */ drawn(Pencil);
export const PhoneIcon = /* @__PURE__ */ drawn(Phone);
export const PinIcon = /* @__PURE__ */ drawn(Pin);
export const PinOffIcon = /* @__PURE__ */ drawn(PinOff);
export const PlusIcon = /* @__PURE__ */ drawn(Plus);
export const RefreshCwIcon = /* @__PURE__ */ drawn(RefreshCw);
export const SearchIcon = /* @__PURE__ */ drawn(Search);
export const SendIcon = /* @__PURE__ */ drawn(Send);
export const ShareIcon = /* @__PURE__ */ drawn(Share2);
export const ShoppingCartIcon = /* @__PURE__ */ drawn(ShoppingCart);
export const FiltersIcon = /* @__PURE__ */ drawn(SlidersHorizontal);
export const SparklesIcon = /* @__PURE__ */ drawn(Sparkles);
export const StarIcon = /* @__PURE__ */ drawn(Star);
export const SunIcon = /* @__PURE__ */ drawn(Sun);
export const TrashIcon = /* @__PURE__ */ drawn(Trash2);
export const TriangleAlertIcon = /* @__PURE__ */ drawn(TriangleAlert);
export const UndoIcon = /* @__PURE__ */ drawn(Undo2);
export const UploadIcon = /* @__PURE__ */ drawn(Upload);
export const UserIcon = /* @__PURE__ */ drawn(User);
export const UsersIcon = /* @__PURE__ */ drawn(Users);
export const WifiOffIcon = /* @__PURE__ */ drawn(WifiOff);
export const XIcon = /* @__PURE__ */ drawn(X);
