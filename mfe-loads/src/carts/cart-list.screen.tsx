import { useLocation, useSession } from '@washcoat/platform-sdk';
import { WaitingRequest } from '../requests/waiting-request';
import { CartList } from './cart-list';
import { placeAt } from './cart-place';

/** Active Carts, My Cart and Load. Customers on credits see their own waiting request, without the lists. */
export default function CartListScreen() {
  const { hierarchy } = useSession();
  const { pathname } = useLocation();
  const place = placeAt(pathname);
  return hierarchy === 2 ? <WaitingRequest /> : <CartList key={place.path} place={place} />;
}
