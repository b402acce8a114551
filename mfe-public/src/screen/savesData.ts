type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether this visitor asked for few bytes or gets few: then nothing is fetched ahead of a press. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false);
}
