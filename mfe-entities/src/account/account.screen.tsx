import { useLocation, useParams, useSession } from '@washcoat/platform-sdk';
import { NewUserAccount } from './new-user-account';
import { OwnAccount } from './own-account';
import { PartnerAccount } from './partner-account';

const SELF_REGISTERING = '1';

/** /entities/create and /new-user/{id?}: an account for a customer, for oneself, or the one that one has. */
export default function AccountScreen() {
  const { pathname } = useLocation();
  const { id } = useParams();
  const { isNewUser } = useSession();
  if (pathname.startsWith('/entities/')) return <PartnerAccount />;
  return isNewUser ? <NewUserAccount isSelfRegistering={id === SELF_REGISTERING} /> : <OwnAccount />;
}
