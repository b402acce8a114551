/** A toast: a title of at most four lines and an optional sentence below it, which keep their language until it closes. */
export type ToastContent = { title: string; description?: string };

/** Toast of work in progress. Stays until one of its methods is called. */
export type ProgressToast = {
  succeed: (content: ToastContent) => void;
  fail: (content: ToastContent) => void;
  inform: (content: ToastContent) => void;
  /** Removes the toast. */
  dismiss: () => void;
};

/** Shows toasts. Use `toastText` for titles that the specification defines. */
export type Toasts = {
  info: (content: ToastContent) => void;
  success: (content: ToastContent) => void;
  warning: (content: ToastContent) => void;
  error: (content: ToastContent) => void;
  progress: (title: string) => ProgressToast;
};
