/** Prints the message to stderr and exits with code 1. */
export function fail(message: string): never {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}
