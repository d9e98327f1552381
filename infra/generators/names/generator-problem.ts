/** Why nothing was written, in a sentence for whoever ran the generator. */
export class GeneratorProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'GeneratorProblem';
  }
}
