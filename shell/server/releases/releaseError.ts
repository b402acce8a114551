/** A release operation that is refused. The message tells the operator what to do; there is no stack to show. */
export class ReleaseError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ReleaseError';
  }
}
