import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { itemAdd, type itemsAdd, type LoadItem } from '@washcoat/contract-loads';
import { onceEach, Problem, type UnitOfWork } from '@washcoat/service-kit';
import { addToLoad } from './add-to-load';
import { refusalOf } from './or-problem';

type Answer = AnswerOf<typeof itemsAdd>;

/** What is kept of an added item: the same as for one that was added alone. */
type AddedItem = AnswerOf<typeof itemAdd>;

const MESSAGE = 'Successfully added the item in load';

/**
 * Adds several items to a load in one transaction. Each has a key, the same as the Idempotency-Key of one that is added
 * alone: sent again, alone or among others, it gets its first answer. One that is refused leaves the others alone.
 *
 * @throws 403, 404, 409 for a load that takes no items
 */
export async function addItems(
  unit: UnitOfWork,
  session: Session,
  { loadId, lines }: InputOf<typeof itemsAdd>,
): Promise<Answer> {
  const sender = { userId: session.userId, endpoint: itemAdd.id };
  const inputs = lines.map(({ key: _key, ...input }) => input);
  const requests = lines.map(({ key }, place) => ({ key, body: { loadId, ...inputs[place] } }));
  const answers = await onceEach<AddedItem>(unit, sender, requests, async (places) => {
    const fresh = places.flatMap((place) => inputs[place] ?? []);
    const placed = await addToLoad(unit, session, loadId, fresh);
    return placed.map((item) => (item instanceof Problem ? item : { message: MESSAGE, item }));
  });
  const answered = lines.map(({ key }, place) => ({ key, ...lineOf(answers[place]) }));
  const added = answered.filter(({ item }) => item).length;
  return { message: messageOf(added, lines.length), lines: answered };
}

function lineOf(answer: AddedItem | Problem | undefined): { item?: LoadItem; problem?: Refusal } {
  return answer instanceof Problem ? { problem: refusalOf(answer) } : { item: answer?.item };
}

type Refusal = NonNullable<Answer['lines'][number]['problem']>;

function messageOf(added: number, sent: number): string {
  if (added === sent) return `Successfully added ${sent === 1 ? 'the item' : `${sent} items`} in load`;
  return `Added ${added} of ${sent} items`;
}
