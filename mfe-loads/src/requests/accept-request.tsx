import { allows } from '@washcoat/contract-kernel';
import { loadAccept, loadTypes, type LoadDetail } from '@washcoat/contract-loads';
import { useSession } from '@washcoat/platform-sdk';
import { breakpoints, Button, useIsNarrow } from '@washcoat/ui';
import { useAcceptRequest } from './use-accept-request';

/** Takes the grading request that is open, for whoever may: who came to look at it need not go back to the list. */
export function AcceptRequest({ load }: { load: Pick<LoadDetail, 'loadId' | 'type'> }) {
  const session = useSession();
  const isPhone = useIsNarrow(breakpoints.phone);
  const { accept, isAccepting } = useAcceptRequest();
  if (load.type !== loadTypes.request || !allows(loadAccept.access, session)) return null;
  return (
    <Button kind="main" busy={isAccepting} busyLabel="Accepting" onClick={() => void accept(load)}>
      {isPhone ? 'ACCEPT' : 'ACCEPT REQUEST NOW'}
    </Button>
  );
}
