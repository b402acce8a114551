/** Ends the process with one plain sentence. */
export function fail(sentence: string): never {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
