import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import type { itemsReview } from '@washcoat/contract-loads';
import { Problem, type UnitOfWork } from '@washcoat/service-kit';
import { answerItems } from './answer-item';
import { refusalOf } from './or-problem';
import { reviewOf } from './review-item';

/**
 * Approves or rejects several items of a load in one transaction, each as if it were decided on alone. One that is
 * refused leaves the others alone.
 *
 * @throws 404, 409 for a load whose items are not reviewed
 */
export async function reviewItems(
  unit: UnitOfWork,
  session: Session,
  { loadId, lines }: InputOf<typeof itemsReview>,
): Promise<AnswerOf<typeof itemsReview>> {
  const decisions = lines.map((line) => reviewOf(unit, session, line));
  const results = await answerItems(unit, session, loadId, decisions);
  const answered = lines.map(({ itemId }, place) => {
    const result = results[place];
    return result instanceof Problem ? { itemId, problem: refusalOf(result) } : { itemId };
  });
  const done = results.filter((result) => !(result instanceof Problem)).length;
  const message = done === lines.length ? 'Updated Successfully' : `Updated ${done} of ${lines.length} items`;
  return { message, lines: answered };
}
