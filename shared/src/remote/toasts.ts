/** A toast: a title of up to four lines, and a sentence below it where there is more to say. */
export type ToastContent = { title: string; description?: string };

/** A toast about work under way. It stays until it is told how the work ended. */
export type ProgressToast = {
  succeed: (content: ToastContent) => void;
  fail: (content: ToastContent) => void;
  inform: (content: ToastContent) => void;
  /** Takes the toast away without a word. */
  dismiss: () => void;
};

/** The toasts of the shell, as it lends them to remotes. Titles come from `toastTexts` where the specification has one. */
export type Toasts = {
  info: (content: ToastContent) => void;
  success: (content: ToastContent) => void;
  warning: (content: ToastContent) => void;
  error: (content: ToastContent) => void;
  progress: (title: string) => ProgressToast;
};
