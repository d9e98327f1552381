import type { Facility } from '@washcoat/contract-entities';
import { formatPhone, OutlinePill } from '@washcoat/ui';
import { actionsColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import styled from 'styled-components';
import { FacilityActions, type FacilityActionsProps } from './facility-actions';
import { FacilityActive } from './facility-active';
import { addressOfFacility } from './facility-words';

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-width: 0;
`;

/** The columns of the facilities table. */
export function facilityColumns(on: Pick<FacilityActionsProps, 'onEdit' | 'onDelete'>): Column<Facility>[] {
  return [
    {
      id: 'name',
      title: 'Facility Name',
      minWidth: 160,
      priority: 1,
      skeleton: 'text',
      render: ({ name, isFacility }) => (
        <Name>
          {name}
          {isFacility && <OutlinePill>Franchise</OutlinePill>}
        </Name>
      ),
    },
    textColumn({
      id: 'lastName',
      title: 'Director Last Name',
      value: (facility) => facility.lastName,
      minWidth: 140,
      priority: 3,
    }),
    textColumn({
      id: 'address',
      title: 'Address',
      value: addressOfFacility,
      minWidth: 200,
      flex: 1.4,
      priority: 4,
    }),
    textColumn({
      id: 'phone',
      title: 'Phone',
      value: ({ phone }) => (phone ? formatPhone(phone) : null),
      width: 128,
      isWhole: true,
      priority: 4,
    }),
    {
      id: 'isActive',
      title: 'Status',
      width: 96,
      priority: 2,
      skeleton: 'pill',
      render: (facility) => <FacilityActive facility={facility} />,
    },
    actionsColumn({
      width: 88,
      render: (facility) => <FacilityActions facility={facility} onEdit={on.onEdit} onDelete={on.onDelete} />,
    }),
  ];
}
