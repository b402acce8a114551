/** Returns the URL of a stored image in a width; images that are not saved yet have one size. */
export function companyImage(url: string, width: 640 | 1280): string {
  return url.startsWith('/api/images/') ? `${url}?w=${width}` : url;
}
