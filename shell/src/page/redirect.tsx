import { useEffect } from 'react';
import { navigate } from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';

/** Goes elsewhere in place of the current address; says so when the page was not the user's to open. */
export function Redirect({ to, isDenied }: { to: string; isDenied: boolean }) {
  useEffect(() => {
    if (isDenied) toast.error('That page is not open to you');
    navigate(to, { replace: true });
  }, [to, isDenied]);
  return null;
}
