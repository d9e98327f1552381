import { allows } from '@washcoat/contract-kernel';
import { facility as noun, facilityAdd, type Facility } from '@washcoat/contract-entities';
import { useSession, type Action } from '@washcoat/platform-sdk';
import {
  ActivePill,
  addAction,
  CardHead,
  deleteAction,
  editAction,
  nounColumns,
  RowActions,
} from '@washcoat/platform-sdk/lists';
import { FactList, formatPhone, OutlinePill } from '@washcoat/ui';
import { actionsColumn, type Column } from '@washcoat/ui/data-grid';
import styled from 'styled-components';
import { EntitySwitch } from '../active-switch/entity-switch';
import { mayEditFacility, switchedFacility, useEditFacilityMutation } from './facilities.api';

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-width: 0;
`;

export interface FacilityActionHandlers {
  onAdd: () => void;
  onEdit: (facility: Facility) => void;
  onDelete: (facility: Facility) => void;
}

/** What can be done with facilities: in a row, with a chosen one, on the page and in the palette. */
export function facilityActions({ onAdd, onEdit, onDelete }: FacilityActionHandlers): Action<Facility>[] {
  const ofOne = { right: mayEditFacility, nameOf: ({ name }: Facility) => name };
  return [
    addAction('facility', { right: (session) => allows(facilityAdd.access, session), run: onAdd }),
    editAction('facility', { ...ofOne, run: onEdit }),
    deleteAction('facility', { ...ofOne, run: onDelete }),
  ];
}

/** The columns of the facilities table. */
export const facilityColumns = (actions: readonly Action<Facility>[]): Column<Facility>[] => [
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
  actionsColumn({ width: 88, render: (facility) => <RowActions actions={actions} row={facility} /> }),
];

export interface FacilityCardProps {
  facility: Facility;
  actions: readonly Action<Facility>[];
}

/** A facility on a phone. */
export function FacilityCard({ facility, actions }: FacilityCardProps) {
  return (
    <>
      <CardHead>
        <strong>{facility.name}</strong>
        <FacilityActive facility={facility} />
        <RowActions size={44} actions={actions} row={facility} />
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
  if (!mayEditFacility(session, facility)) return <ActivePill isOn={isOn} />;
  return (
    <EntitySwitch
      label={`${facility.name} is active`}
      {...{ isOn, version }}
      save={(isActive) => edit(switchedFacility(facility, { isActive })).unwrap()}
    />
  );
}
