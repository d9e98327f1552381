import { useLocation } from '@washcoat/platform-sdk';
import { EntityTabs } from '../entity-tabs/entity-tabs';
import { UserDirectory } from './user-directory';
import { allUsers } from './user-place';

/** All users in scope; under /entities/Franchise those of franchises and their customers. */
export default function UserListScreen() {
  const { pathname } = useLocation();
  const isFranchise = pathname.startsWith('/entities/Franchise');
  const place = {
    path: isFranchise ? '/entities/Franchise/users' : allUsers,
    heading: 'Users',
    storageKey: isFranchise ? 'entities.franchise-users' : 'entities.users',
    isFranchise,
  };
  return (
    <UserDirectory
      key={place.path}
      place={place}
      tabs={<EntityTabs current="users" isFranchise={isFranchise} />}
    />
  );
}
