/** A command that is refused. The message tells the operator what to do; there is no stack to show. */
export class CliError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CliError';
  }
}
