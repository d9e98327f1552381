import { companyActive, type Company } from '@washcoat/contract-entities';
import {
  chosenActionsOf,
  useAllowed,
  useOfferedActions,
  useSession,
  type Action,
  type OfferedAction,
} from '@washcoat/platform-sdk';
import { BulkActive, ChosenActions } from '@washcoat/platform-sdk/lists';
import { BulkBar } from '@washcoat/ui';
import { useSwitchCustomersMutation } from './customers.api';

export interface ChosenCustomersProps {
  ids: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
  /** One of them: customer. */
  noun: string;
  /** The row of one of them, when it is on this page of the list. */
  customerOf: (companyId: string) => Company | undefined;
  actions: readonly Action<Company>[];
}

/** What can be done with the chosen customers: with the only one what its row offers, with all switch them on and off. */
export function ChosenCustomers({ ids, onChoose, noun, customerOf, actions }: ChosenCustomersProps) {
  const session = useSession();
  const maySwitch = useAllowed(companyActive.access);
  const [switchCustomers] = useSwitchCustomersMutation();
  const offered = chosenActionsOf(actions, session, [...ids], customerOf);
  if (!maySwitch) return <ChosenOnly ids={ids} onChoose={onChoose} noun={noun} offered={offered} />;
  return (
    <BulkActive
      selected={ids}
      onSelect={onChoose}
      noun={noun}
      nameOf={(id) => customerOf(id)?.companyName ?? `A ${noun}`}
      actions={offered}
      save={(input) => switchCustomers(input).unwrap()}
    />
  );
}

type ChosenOnlyProps = Pick<ChosenCustomersProps, 'ids' | 'onChoose' | 'noun'> & {
  offered: readonly OfferedAction[];
};

function ChosenOnly({ ids, onChoose, noun, offered }: ChosenOnlyProps) {
  useOfferedActions(offered);
  return (
    <BulkBar count={ids.size} noun={noun} onClear={() => onChoose(new Set())}>
      <ChosenActions actions={offered} size={28} />
    </BulkBar>
  );
}
