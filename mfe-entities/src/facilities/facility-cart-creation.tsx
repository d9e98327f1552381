import type { Facility } from '@washcoat/contract-entities';
import { useSession } from '@washcoat/platform-sdk';
import { ActiveSwitch } from '../active-switch/active-switch';
import { switchedFacility } from './facility-entry';
import { useEditFacilityMutation } from './facilities.api';
import { mayChangeFacility } from './facility-rights';

/** Whether carts may be created at a facility; saves the facility at once. */
export function FacilityCartCreation({ facility }: { facility: Facility }) {
  const session = useSession();
  const [edit] = useEditFacilityMutation();
  return (
    <ActiveSwitch
      label={`Enable Cart Creation at ${facility.name}`}
      isOn={facility.isCartCreation}
      disabledReason={
        mayChangeFacility(session, facility) ? undefined : `Only ${facility.parentCompanyName} changes this`
      }
      version={facility.version}
      save={(isCartCreation) => edit(switchedFacility(facility, { isCartCreation })).unwrap()}
    />
  );
}
