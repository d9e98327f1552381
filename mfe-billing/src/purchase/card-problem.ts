import { problemOf, problemText } from '@washcoat/platform-sdk';
import { CardProblem } from './card';

/** Why a card was not taken: the server's message, else the words of the card provider, else `failed`. */
export function cardProblem(error: unknown, failed: string): string {
  if (error instanceof CardProblem) return error.message || failed;
  const first = Object.values(problemOf(error).fields ?? {})[0];
  return first ?? problemText(error, failed);
}
