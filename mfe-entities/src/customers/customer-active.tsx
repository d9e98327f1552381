import type { Company } from '@washcoat/contract-entities';
import { useSession } from '@washcoat/platform-sdk';
import { ActivePill } from '@washcoat/platform-sdk/lists';
import { Pill } from '@washcoat/ui';
import { EntitySwitch } from '../active-switch/entity-switch';
import { wholeCustomer } from './customer-change';
import { customerRights } from './customer-rights';
import { useEditCustomerMutation } from './customers.api';

/** Whether a customer is in use: a switch that saves the whole customer, a word for those who may not change it. */
export function CustomerActive({ customer }: { customer: Company }) {
  const session = useSession();
  const [edit] = useEditCustomerMutation();
  const { companyId, companyName, isActive, isWaiting, version } = customer;
  if (isWaiting) return <Pill kind="warning">Waiting</Pill>;
  if (!customerRights(session, customer).activate) return <ActivePill isOn={isActive} />;
  return (
    <EntitySwitch
      label={`${companyName} is active`}
      isOn={isActive}
      version={version}
      save={(next) => edit({ ...wholeCustomer(customer), companyId, version, isActive: next }).unwrap()}
    />
  );
}
