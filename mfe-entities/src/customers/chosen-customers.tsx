import { BulkActive } from '@washcoat/platform-sdk/lists';
import { companyActive } from '@washcoat/contract-entities';
import { hrefTo, useAllowed, useSession } from '@washcoat/platform-sdk';
import { BulkBar, LinkButton } from '@washcoat/ui';
import { useSwitchCustomersMutation } from './customers.api';

export interface ChosenCustomersProps {
  ids: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
  /** One of them: customer. */
  noun: string;
  nameOf: (companyId: string) => string;
}

/** What can be done with the chosen customers: switch them on and off, and invite a user to the one chosen. */
export function ChosenCustomers({ ids, onChoose, noun, nameOf }: ChosenCustomersProps) {
  const { canInviteUsers, hierarchy } = useSession();
  const maySwitch = useAllowed(companyActive.access);
  const [switchCustomers] = useSwitchCustomersMutation();
  const [only, ...others] = ids;
  const mayInvite = (canInviteUsers || hierarchy === 10) && others.length === 0;
  const invite = mayInvite && only && (
    <LinkButton size={28} {...hrefTo(`/entities/inviteUsers?company=${only}`)}>
      Invite User
    </LinkButton>
  );
  if (!maySwitch) {
    return (
      <BulkBar count={ids.size} noun={noun} onClear={() => onChoose(new Set())}>
        {invite}
      </BulkBar>
    );
  }
  return (
    <BulkActive
      selected={ids}
      onSelect={onChoose}
      noun={noun}
      nameOf={nameOf}
      save={(input) => switchCustomers(input).unwrap()}
    >
      {invite}
    </BulkActive>
  );
}
