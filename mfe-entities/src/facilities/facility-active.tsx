import type { Facility } from '@washcoat/contract-entities';
import { useSession } from '@washcoat/platform-sdk';
import { Pill } from '@washcoat/ui';
import { ActiveSwitch } from '../active-switch/active-switch';
import { switchedFacility } from './facility-entry';
import { useEditFacilityMutation } from './facilities.api';
import { mayChangeFacility } from './facility-rights';

/** Whether a facility is in use: a switch that saves at once, a word for those who may not change it. */
export function FacilityActive({ facility }: { facility: Facility }) {
  const session = useSession();
  const [edit] = useEditFacilityMutation();
  const { isActive: isOn } = facility;
  if (!mayChangeFacility(session, facility))
    return <Pill kind={isOn ? 'success' : 'neutral'}>{isOn ? 'Active' : 'Switched off'}</Pill>;
  return (
    <ActiveSwitch
      label={`${facility.name} is active`}
      isOn={isOn}
      version={facility.version}
      save={(isActive) => edit(switchedFacility(facility, { isActive })).unwrap()}
    />
  );
}
