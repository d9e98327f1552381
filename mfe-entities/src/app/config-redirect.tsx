import { useSession } from '@washcoat/platform-sdk';
import { Navigate } from 'react-router-dom';

/** /config has no page of its own: it leads to the first entry that the user may open. */
export function ConfigRedirect() {
  const { hierarchy } = useSession();
  return <Navigate to={hierarchy === 10 ? '/config/cart-config' : '/config/bulk-upload'} replace />;
}
