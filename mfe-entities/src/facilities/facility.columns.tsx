import { facility as noun, type Facility } from '@washcoat/contract-entities';
import { useSession } from '@washcoat/platform-sdk';
import { CardHead, nounColumns } from '@washcoat/platform-sdk/lists';
import { FactList, formatPhone, IconButton, OutlinePill, Pill } from '@washcoat/ui';
import { actionsColumn, type Column } from '@washcoat/ui/data-grid';
import { Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { EntitySwitch } from '../active-switch/entity-switch';
import { mayEditFacility, switchedFacility } from './facility-change';
import { useEditFacilityMutation } from './facilities.api';

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-width: 0;
`;

/** What can be done with one facility. */
export interface FacilityActs {
  onEdit: (facility: Facility) => void;
  onDelete: (facility: Facility) => void;
}

/** The columns of the facilities table. */
export const facilityColumns = (acts: FacilityActs): Column<Facility>[] => [
  ...nounColumns(
    noun,
    {
      name: {
        ...{ sortable: true, minWidth: 160, priority: 1 },
        render: ({ name, isFacility }) => (
          <Name>
            {name}
            {isFacility && <OutlinePill>Franchise</OutlinePill>}
          </Name>
        ),
      },
      lastName: { sortable: true, minWidth: 140, priority: 3 },
      address: { value: addressOf, minWidth: 200, flex: 1.4, priority: 4 },
      phone: { priority: 4 },
      isActive: {
        ...{ sortable: true, width: 96, priority: 2, skeleton: 'pill' },
        render: (facility) => <FacilityActive facility={facility} />,
      },
    },
    ['name', 'lastName', 'address', 'phone', 'isActive'],
  ),
  actionsColumn({ width: 88, render: (facility) => <Actions facility={facility} {...acts} /> }),
];

/** A facility on a phone. */
export function FacilityCard({ facility, ...acts }: FacilityActs & { facility: Facility }) {
  return (
    <>
      <CardHead>
        <strong>{facility.name}</strong>
        <FacilityActive facility={facility} />
        <Actions size={44} facility={facility} {...acts} />
      </CardHead>
      <FactList>
        <dt>Director</dt>
        <dd>{`${facility.firstName} ${facility.lastName}`.trim() || 'None'}</dd>
        <dt>Phone</dt>
        <dd>{facility.phone ? formatPhone(facility.phone) : 'None'}</dd>
        <dt>Address</dt>
        <dd>{addressOf(facility)}</dd>
        {facility.isFacility && (
          <>
            <dt>Franchise</dt>
            <dd>{facility.parentCompanyName}</dd>
          </>
        )}
      </FactList>
    </>
  );
}

/** The address in one line, without what is empty. */
function addressOf({ address, city, state, zipcode }: Facility): string {
  return [address, city, `${state} ${zipcode}`.trim()].filter(Boolean).join(', ');
}

/** Whether a facility is in use: a switch that saves at once, a word for those who may not change it. */
function FacilityActive({ facility }: { facility: Facility }) {
  const session = useSession();
  const [edit] = useEditFacilityMutation();
  const { isActive: isOn, version } = facility;
  if (!mayEditFacility(session, facility))
    return <Pill kind={isOn ? 'success' : 'neutral'}>{isOn ? 'Active' : 'Switched off'}</Pill>;
  return (
    <EntitySwitch
      label={`${facility.name} is active`}
      {...{ isOn, version }}
      save={(isActive) => edit(switchedFacility(facility, { isActive })).unwrap()}
    />
  );
}

/** Edit and delete of one facility, for those who may. */
function Actions({
  facility,
  size = 28,
  onEdit,
  onDelete,
}: FacilityActs & { facility: Facility; size?: 28 | 44 }) {
  if (!mayEditFacility(useSession(), facility)) return null;
  return (
    <>
      <IconButton size={size} label={`Edit ${facility.name}`} onClick={() => onEdit(facility)}>
        <Pencil size={16} />
      </IconButton>
      <IconButton size={size} label={`Delete ${facility.name}`} onClick={() => onDelete(facility)}>
        <Trash2 size={16} />
      </IconButton>
    </>
  );
}
