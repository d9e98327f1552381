import { asSpecified, problemText } from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';
import { useMemo } from 'react';
import type { ItemEditing } from './item-editing';
import { useReviewItemMutation, useTakeItemBackMutation } from './items.api';

const EDIT_FAILED = asSpecified.itemNotEdited;

type Answers = Pick<ItemEditing, 'review' | 'takeBack'>;

/** Answers to items of a load, of what the user has seen of them; a refusal says why and stays. */
export function useItemAnswers(loadId: string): Answers {
  const [sendReview] = useReviewItemMutation();
  const [sendBack] = useTakeItemBackMutation();
  return useMemo(
    () => ({
      review: ({ itemId, userId, version }, status) =>
        tell(sendReview({ loadId, itemId, status, userId, version })),
      takeBack: ({ itemId, version }) => tell(sendBack({ loadId, itemId, version })),
    }),
    [loadId, sendReview, sendBack],
  );
}

/** Says what came of it. */
async function tell(sending: PromiseLike<{ data?: { message: string }; error?: unknown }>): Promise<void> {
  const { data, error } = await sending;
  if (data) toast.success(data.message);
  else toast.error(problemText(error, EDIT_FAILED));
}
