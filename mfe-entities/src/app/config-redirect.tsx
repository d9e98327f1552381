import { Navigate, useSession } from '@washcoat/platform-sdk';

/** /config has no page of its own: it leads to the first entry that the user may open. */
export function ConfigRedirect() {
  const { hierarchy } = useSession();
  return <Navigate to={hierarchy === 10 ? '/config/cart-config' : '/config/bulk-upload'} replace />;
}
