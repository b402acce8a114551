/**
 * The light kit: what nearly every page needs. What needs react-aria has a door of its own:
 * `@cpa/shared/ui/{select,combo-box,dialog,menu,tabs}`. The page's style sheet is `@cpa/shared/ui/styles.css`.
 */
export { Ago } from './ago/Ago.tsx';
export { ApplicationStatusBadge } from './application-status/ApplicationStatusBadge.tsx';
export { applicationStatusTone } from './application-status/applicationStatusTone.ts';
export type { StatusAudience } from './application-status/applicationStatusTone.ts';
export { useApplicationStatusName } from './application-status/useApplicationStatusName.ts';
export { Avatar } from './avatar/Avatar.tsx';
export type { AvatarProps } from './avatar/Avatar.tsx';
export { Badge } from './badge/Badge.tsx';
export type { BadgeTone } from './badge/Badge.tsx';
export { Button } from './button/Button.tsx';
export type { ButtonProps } from './button/Button.tsx';
export type { ButtonLook, ButtonVariant } from './button/buttonClass.ts';
export { IconButton } from './button/IconButton.tsx';
export type { IconButtonProps } from './button/IconButton.tsx';
export { LinkButton } from './button/LinkButton.tsx';
export type { LinkButtonProps } from './button/LinkButton.tsx';
export { Card } from './card/Card.tsx';
export type { CardProps } from './card/Card.tsx';
export { Chip, ChipLink } from './chip/Chip.tsx';
export { classNames } from './classNames.ts';
export { Checkbox } from './field/Checkbox.tsx';
export type { CheckboxProps } from './field/Checkbox.tsx';
export { NativeSelect } from './field/NativeSelect.tsx';
export type { NativeSelectProps } from './field/NativeSelect.tsx';
export { PasswordField } from './field/PasswordField.tsx';
export { RadioGroup } from './field/RadioGroup.tsx';
export type { RadioGroupProps } from './field/RadioGroup.tsx';
export { SearchField } from './field/SearchField.tsx';
export type { SearchFieldProps } from './field/SearchField.tsx';
export { TextArea } from './field/TextArea.tsx';
export type { TextAreaProps } from './field/TextArea.tsx';
export { TextField } from './field/TextField.tsx';
export type { TextFieldProps } from './field/TextField.tsx';
export {
  ArrowLeftIcon,
  ArrowRightIcon,
  BadgeCheckIcon,
  BanknoteIcon,
  BoardIcon,
  BookmarkIcon,
  BriefcaseIcon,
  CalendarIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  ClockIcon,
  CompanyIcon,
  DownloadIcon,
  EditIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  FileTextIcon,
  FiltersIcon,
  GlobeIcon,
  GraduationCapIcon,
  GridIcon,
  HomeIcon,
  InboxIcon,
  InfoIcon,
  LanguagesIcon,
  ListIcon,
  LogOutIcon,
  MailIcon,
  MapPinIcon,
  MenuIcon,
  MoonIcon,
  OverviewIcon,
  PhoneIcon,
  PinIcon,
  PinOffIcon,
  PlusIcon,
  RefreshCwIcon,
  SearchIcon,
  SendIcon,
  ShareIcon,
  ShoppingCartIcon,
  SparklesIcon,
  StarIcon,
  SunIcon,
  TrashIcon,
  TriangleAlertIcon,
  UndoIcon,
  UploadIcon,
  UserIcon,
  UsersIcon,
  WifiOffIcon,
  XIcon,
} from './icons/icons.tsx';
export type { IconProps } from './icons/icons.tsx';
export { lazyComponent } from './lazy-component/lazyComponent.ts';
export { Link } from './link/Link.tsx';
export type { LinkProps } from './link/Link.tsx';
export { Logo, LogoMark } from './logo/Logo.tsx';
export { EmptyState } from './notices/EmptyState.tsx';
export type { EmptyStateProps } from './notices/EmptyState.tsx';
export { ErrorNotice } from './notices/ErrorNotice.tsx';
export type { ErrorNoticeProps } from './notices/ErrorNotice.tsx';
export { LoadError } from './notices/LoadError.tsx';
export type { LoadErrorProps } from './notices/LoadError.tsx';
export { Pagination } from './pagination/Pagination.tsx';
export type { PaginationProps } from './pagination/Pagination.tsx';
export { Salary } from './salary/Salary.tsx';
export { LoadingArea, Skeleton } from './skeleton/Skeleton.tsx';
export type { SkeletonProps } from './skeleton/Skeleton.tsx';
export { Spinner } from './spinner/Spinner.tsx';
export { Timeline, TimelineEntry } from './timeline/Timeline.tsx';
export type { TimelineEntryProps } from './timeline/Timeline.tsx';
export { ToastContent } from './toast/ToastContent.tsx';
export type { ToastKind } from './toast/ToastContent.tsx';
export { VisuallyHidden } from './visually-hidden/VisuallyHidden.tsx';
