import { Problem } from '@washcoat/service-kit';

/** What `work` answers, or why it refused: one line of several that is refused leaves the others alone. */
export function orProblem<Result>(work: () => Result): Result | Problem {
  try {
    return work();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** Why a line was refused, as the answer to its single call would have said it. */
export function refusalOf({ status, message: error, details }: Problem) {
  return { status, error, code: details.code, fields: details.fields };
}
