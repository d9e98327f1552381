import { Navigate, useSession } from '@washcoat/platform-sdk';

/** /loads has no page of its own: it leads to the lists of carts, partners to their own. */
export function LoadsRedirect() {
  const { hierarchy } = useSession();
  return <Navigate to={hierarchy === 10 ? '/loads/my-cart' : '/loads/active-load'} replace />;
}
