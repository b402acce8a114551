/** Something that the operator's command will not do, as a sentence; never a stack. */
export class Refusal extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'Refusal';
  }
}
