import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import type { itemTakeBack } from '@washcoat/contract-loads';
import type { UnitOfWork } from '@washcoat/service-kit';
import { answerItem } from './answer-item';
import { takenBack } from './item-offer';

/** Takes back what the user's side has asked for of an item: it is as it was before, or goes if it was added. */
export async function takeItemBack(
  unit: UnitOfWork,
  session: Session,
  { loadId, itemId, version }: InputOf<typeof itemTakeBack>,
): Promise<{ message: string }> {
  const answer = { itemId, version, action: 'take back' } as const;
  await answerItem(unit, session, loadId, {
    ...answer,
    answer: (before, { party }) => takenBack(before, party),
  });
  return { message: 'Updated Successfully' };
}
