import { useSession } from '@washcoat/platform-sdk';
import { SellPage } from '../requests/sell-page';
import { CustomerSearch } from './customer-search';

/** Where a cart starts: staff look for the customer, customers on credits get the SELL page (LOAD-012). */
export default function CreateCartScreen() {
  const { hierarchy } = useSession();
  return hierarchy === 2 ? <SellPage /> : <CustomerSearch />;
}
