import { hrefTo, useLocation } from '@washcoat/platform-sdk';
import { Tabs } from '@washcoat/ui';

export interface EntityTabsProps {
  current: 'users' | 'customers';
  /** In the franchise view both lists show franchises only. */
  isFranchise: boolean;
}

function isHidden(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, 'hideCustomers') === true;
}

/** Users and Customers side by side; whoever sends somebody here with the state `hideCustomers` leaves them away. */
export function EntityTabs({ current, isFranchise }: EntityTabsProps) {
  const { state } = useLocation();
  if (isHidden(state)) return null;
  const paths = {
    users: isFranchise ? '/entities/Franchise/users' : '/entities/users',
    customers: isFranchise ? '/entities/Franchise' : '/entities/viewGroup',
  };
  return (
    <Tabs
      label="Customers and users"
      current={current}
      tabs={[
        { id: 'users', label: 'Users', href: paths.users },
        { id: 'customers', label: 'Customers', href: paths.customers },
      ]}
      onChange={(id, event) => hrefTo(id === 'users' ? paths.users : paths.customers).onClick(event)}
    />
  );
}
