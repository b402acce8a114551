/** Replaces a global stylesheet in a build that renders pages; the document links it. */
export default function noCssLoader(): string {
  return '';
}
