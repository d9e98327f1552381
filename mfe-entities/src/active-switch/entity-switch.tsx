import { ActiveSwitch, type ActiveSwitchProps } from '@washcoat/platform-sdk/lists';
import { entitiesApi } from '../app/api';
import { store } from '../app/store';

const lists = ['Customers', 'Users', 'Facilities'] as const;

/** The switch of a customer, a user or a facility in its row. */
export function EntitySwitch(props: Omit<ActiveSwitchProps, 'onStale'>) {
  return (
    <ActiveSwitch
      {...props}
      onStale={() => void store.dispatch(entitiesApi.util.invalidateTags([...lists]))}
    />
  );
}
