/** A reason why the product cannot start, in one sentence meant for the person who started it. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem';
}
