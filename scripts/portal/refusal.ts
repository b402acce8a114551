/** Something the command will not do, as a sentence for whoever asked; never a stack. */
export class Refusal extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'Refusal';
  }
}
