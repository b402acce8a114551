/** Error of an operator command, printed as a message without a stack trace. */
export class Refusal extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'Refusal';
  }
}
