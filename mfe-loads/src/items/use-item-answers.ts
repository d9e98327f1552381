import type { LoadItem } from '@washcoat/contract-loads';
import { problemText } from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';
import { useMemo } from 'react';
import type { ItemEditing } from './item-editing';
import { useReviewItemMutation, useTakeItemBackMutation } from './items.api';

const EDIT_FAILED = 'Cannot edit item please try agian later';

type Answers = Pick<ItemEditing, 'review' | 'approveAll' | 'takeBack'>;

/** Answers to items of a load, of what the user has seen of them; a refusal says why and stays. */
export function useItemAnswers(loadId: string): Answers {
  const [sendReview] = useReviewItemMutation();
  const [sendBack] = useTakeItemBackMutation();
  return useMemo(() => {
    const decide = ({ itemId, userId, version }: LoadItem, status: 1 | 2) =>
      tell(sendReview({ loadId, itemId, status, userId, version }));
    return {
      review: async (item, status) => {
        await decide(item, status);
      },
      approveAll: async (items) => {
        for (const item of items) if (!(await decide(item, 1))) return;
      },
      takeBack: async ({ itemId, version }) => {
        await tell(sendBack({ loadId, itemId, version }));
      },
    };
  }, [loadId, sendReview, sendBack]);
}

/** Says what came of it; true when it was done. */
async function tell(sending: PromiseLike<{ data?: { message: string }; error?: unknown }>): Promise<boolean> {
  const { data, error } = await sending;
  if (data) toast.success(data.message);
  else toast.error(problemText(error, EDIT_FAILED));
  return data !== undefined;
}
