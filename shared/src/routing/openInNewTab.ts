/**
 * Opens a file of this site that is sent as an attachment, in a new tab. Falls back to this tab if the browser blocks
 * the new one, as it does some time after a click: an attachment does not replace the page.
 */
export function openInNewTab(url: string): void {
  const tab = window.open(url, '_blank');
  if (tab) tab.opener = null;
  else window.location.assign(url);
}
