import type { Load } from '@washcoat/contract-loads';
import { asSpecified, problemText } from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';
import { useAcceptRequestMutation } from '../carts/carts.api';

const ACCEPT_FAILED = asSpecified.wentWrong;

/**
 * Takes a grading request; answers whether it is the user's now. Who was not the first is told so by a toast: the request
 * leaves the page with the lists that are read again.
 */
export function useAcceptRequest() {
  const [send, { isLoading: isAccepting }] = useAcceptRequestMutation();
  const accept = async ({ loadId }: Pick<Load, 'loadId'>): Promise<boolean> => {
    const { data, error } = await send({ loadId });
    if (data) toast.success(data.message);
    else toast.error(problemText(error, ACCEPT_FAILED));
    return data !== undefined;
  };
  return { accept, isAccepting };
}
