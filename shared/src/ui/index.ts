/**
 * UI components that nearly every page needs. Components built on react-aria have their own entry points, which load
 * on demand: `@cpa/shared/ui/{account,area,dialog,menu,tabs}`. The style sheet is `@cpa/shared/ui/styles.css`.
 */
export { Ago } from './ago/Ago.tsx';
export { Avatar, type AvatarProps } from './avatar/Avatar.tsx';
export { avatarColour } from './avatar/avatarLooks.ts';
export { Badge } from './badge/Badge.tsx';
export type { BadgeTone } from './badge/Badge.tsx';
export { Button } from './button/Button.tsx';
export type { ButtonProps } from './button/Button.tsx';
export { IconButton } from './button/IconButton.tsx';
export { LinkButton } from './button/LinkButton.tsx';
export { Card } from './card/Card.tsx';
export { Chip, ChipLink } from './chip/Chip.tsx';
export { classNames } from './classNames.ts';
export { Checkbox } from './field/Checkbox.tsx';
export { NativeSelect } from './field/NativeSelect.tsx';
export { PasswordField } from './field/PasswordField.tsx';
export { RadioGroup } from './field/RadioGroup.tsx';
export { SearchField } from './field/SearchField.tsx';
export { TextArea } from './field/TextArea.tsx';
export { TextField } from './field/TextField.tsx';
export { useErrorLanguage } from './field/useErrorLanguage.ts';
export { useServerErrors } from './field/useServerErrors.ts';
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
  CircleAlertIcon,
  CircleCheckIcon,
  ClockIcon,
  CompanyIcon,
  DownloadIcon,
  ExternalLinkIcon,
  EyeIcon,
  FileTextIcon,
  FiltersIcon,
  GridIcon,
  InboxIcon,
  InfoIcon,
  LanguagesIcon,
  ListIcon,
  MailIcon,
  MapPinIcon,
  MenuIcon,
  MoonIcon,
  OverviewIcon,
  PhoneIcon,
  PinIcon,
  SearchIcon,
  SendIcon,
  ShareIcon,
  ShoppingCartIcon,
  SparklesIcon,
  StarIcon,
  SunIcon,
  UndoIcon,
  UploadIcon,
  UserIcon,
  UsersIcon,
  XIcon,
} from './icons/icons.tsx';
export { DockPlace } from './dock/DockPlace.tsx';
export { afterDialogs, focusAfterDialog } from './focus/afterDialogs.ts';
export { useFocusAfterRemoval } from './focus/useFocusAfterRemoval.ts';
export { lazyComponent, lazyComponentsSettled } from './lazy-component/lazyComponent.ts';
export { Link } from './link/Link.tsx';
export { Logo } from './logo/Logo.tsx';
export { EmptyState } from './notices/EmptyState.tsx';
export { ErrorNotice } from './notices/ErrorNotice.tsx';
export { LoadError } from './notices/LoadError.tsx';
export { Pagination } from './pagination/Pagination.tsx';
export { LoadingArea, Skeleton } from './skeleton/Skeleton.tsx';
export { useMediaQuery } from './media-query/useMediaQuery.ts';
export { ShortcutSwitch } from './shortcuts/ShortcutSwitch.tsx';
export { storeShortcutSetting } from './shortcuts/shortcutSetting.ts';
export { useAreShortcutsOn } from './shortcuts/useAreShortcutsOn.ts';
export { useShortcuts } from './shortcuts/useShortcuts.ts';
export { Spinner } from './spinner/Spinner.tsx';
export { Timeline, TimelineEntry } from './timeline/Timeline.tsx';
export { ToastContent } from './toast/ToastContent.tsx';
export type { ToastKind } from './toast/ToastContent.tsx';
export { VisuallyHidden } from './visually-hidden/VisuallyHidden.tsx';
