import { loadStatuses, loadTypes, type Load } from '@washcoat/contract-loads';
import { problemText } from '@washcoat/platform-sdk';
import { Button, toast } from '@washcoat/ui';
import { Send } from 'lucide-react';
import { useSendLoadMutation } from './requests.api';

const SEND_FAILED = 'It was not sent. Try again.';
const NO_ITEMS = 'Put something on the list first.';

type Listed = Pick<Load, 'loadId' | 'loadName' | 'type' | 'status' | 'itemCount'> & {
  sentAt?: string | null;
};

/** Whether a load is the list of a quote that was asked for, and the buyer does not have it yet. */
export function isUnsent({ type, status, sentAt }: Pick<Listed, 'type' | 'status' | 'sentAt'>): boolean {
  return type === loadTypes.quote && status !== loadStatuses.convertedToQuote && sentAt === null;
}

/** Sends the list of a quote to the buyer. */
export function SendList({ load }: { load: Listed }) {
  const [send, { isLoading }] = useSendLoadMutation();
  const sendIt = async () => {
    const { data, error } = await send({ loadId: load.loadId });
    if (data) toast.success(data.message);
    else toast.error(problemText(error, SEND_FAILED));
  };
  return (
    <Button
      kind="main"
      icon={<Send size={14} aria-hidden />}
      aria-label={`Send ${load.loadName} to the buyer`}
      busy={isLoading}
      disabledReason={load.itemCount === 0 ? NO_ITEMS : undefined}
      onClick={() => void sendIt()}
    >
      Send
    </Button>
  );
}
