const STORAGE_KEY = 'cvBannerDismissed';

/** Whether the banner was dismissed in this browser session. */
export function wasBannerDismissed(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) === 'true';
  } catch {
    return false;
  }
}

export function rememberBannerDismissal(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, 'true');
  } catch {
    // A browser that keeps nothing shows it again on the next load.
  }
}
