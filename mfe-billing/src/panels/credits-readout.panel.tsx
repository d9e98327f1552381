import { hrefTo, panel, useLive, useLivePolling } from '@washcoat/platform-sdk';
import { breakpoints, LinkButton, useIsNarrow } from '@washcoat/ui';
import { Search } from 'lucide-react';
import { store } from '../app/store';
import { balanceWords } from '../credits/credit-words';
import { useCreditsQuery } from '../credits/credits.api';

const REFRESH_MS = 5_000;

/**
 * The lookup credits that are left, in the top bar: right after a lookup, and with what happens elsewhere,
 * such as a purchase, a sale or a new month. It leads to the payment page. On a phone the number alone stands there.
 */
function CreditsReadout() {
  const { data, refetch } = useCreditsQuery({}, useLivePolling(REFRESH_MS));
  useLive('credits', () => void refetch());
  const isPhone = useIsNarrow(breakpoints.phone);
  if (!data) return null;
  const balance = balanceWords(data.count);
  const words = `${balance} lookups left`;
  return (
    <LinkButton
      size={32}
      icon={isPhone ? undefined : <Search size={14} />}
      aria-label={words}
      {...hrefTo('/payment')}
    >
      {isPhone ? balance : words}
    </LinkButton>
  );
}

export default panel({ store, Panel: CreditsReadout });
