/** Rejected release operation. The message tells the operator what to do, so the CLI prints no stack trace. */
export class ReleaseError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ReleaseError';
  }
}
