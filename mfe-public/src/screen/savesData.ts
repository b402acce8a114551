/** Whether this visitor asked for few bytes: then nothing is fetched ahead of a press. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
