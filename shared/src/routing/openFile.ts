/**
 * Opens a file of this site that is sent as an attachment, in a new tab. Where the browser allows none, as long after
 * the click, it is opened in this one: the page stays, since the file is saved and not shown.
 */
export function openFile(url: string): void {
  const tab = window.open(url, '_blank');
  if (tab) tab.opener = null;
  else window.location.assign(url);
}
