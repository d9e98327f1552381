import { breakpoints, Button, IconButton, toast, useIsNarrow } from '@washcoat/ui';
import { MessageSquareQuote } from 'lucide-react';
import { useEffect } from 'react';
import { useLoadRequest } from './use-load-request';

/** Asks the buyer of the own company for a quote, and opens it to be filled. */
export function RequestQuote() {
  const isPhone = useIsNarrow(breakpoints.phone);
  const { ask, isAsking, problem } = useLoadRequest();
  useEffect(() => {
    if (problem) toast.error(problem);
  }, [problem]);
  const request = () => void ask(false);
  if (isPhone) {
    return (
      <IconButton size={40} label="Request a quote" busy={isAsking(false)} onClick={request}>
        <MessageSquareQuote size={18} />
      </IconButton>
    );
  }
  return (
    <Button
      icon={<MessageSquareQuote size={14} />}
      busy={isAsking(false)}
      busyLabel="Sending"
      onClick={request}
    >
      Request a quote
    </Button>
  );
}
