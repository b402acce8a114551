/** Returns a rounded size for display, such as 1.4 MB or 120 KB, and at least 1 KB. */
export function fileSize(bytes: number): { value: number; unit: 'KB' | 'MB' } {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1000) return { value: kilobytes, unit: 'KB' };
  return { value: Math.round((bytes / 1024 / 1024) * 10) / 10, unit: 'MB' };
}
