import { hrefTo, panel } from '@washcoat/platform-sdk';
import { LinkButton } from '@washcoat/ui';
import { Search } from 'lucide-react';
import { store } from '../app/store';
import { balanceWords } from '../credits/credit-words';
import { useCreditsQuery } from '../credits/credits.api';

const REFRESH_MS = 60_000;

/** The lookup credits that are left, in the top bar; leads to the payment page. */
function CreditsReadout() {
  const { data } = useCreditsQuery({}, { pollingInterval: REFRESH_MS, refetchOnFocus: true });
  if (!data) return null;
  return (
    <LinkButton size={32} icon={<Search size={14} />} {...hrefTo('/payment')}>
      {balanceWords(data.count)} lookups left
    </LinkButton>
  );
}

export default panel({ store, Panel: CreditsReadout });
