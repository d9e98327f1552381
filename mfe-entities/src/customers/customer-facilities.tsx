import type { Facility } from '@washcoat/contract-entities';
import { problemText } from '@washcoat/platform-sdk';
import { EmptyState, FactList, formatPhone } from '@washcoat/ui';
import { DataGrid, textColumn, type Column } from '@washcoat/ui/data-grid';
import { activeColumn } from './active-column';
import { useCustomerFacilitiesQuery } from './customers.api';

const addressOf = ({ address, city, state, zipcode }: Facility) =>
  [address, city, `${state} ${zipcode}`].filter(Boolean).join(', ');
const directorOf = ({ firstName, lastName }: Facility) => `${firstName} ${lastName}`.trim();

const columns: Column<Facility>[] = [
  textColumn({ id: 'name', title: 'Facility Name', value: (row) => row.name, priority: 1 }),
  textColumn({ id: 'director', title: 'Director', value: directorOf, priority: 3 }),
  textColumn({ id: 'address', title: 'Address', value: addressOf, minWidth: 200, priority: 2 }),
  textColumn({
    id: 'phone',
    title: 'Phone',
    value: (row) => (row.phone ? formatPhone(row.phone) : null),
    isWhole: true,
    priority: 4,
  }),
  activeColumn<Facility>('Status'),
];

/** The facilities of a company; most customers have none of their own. */
export function CustomerFacilities({ companyId }: { companyId: string }) {
  const { data, isFetching, error, refetch } = useCustomerFacilitiesQuery({
    parentCompanyId: companyId,
    count: 100,
  });
  if (data && data.list.length === 0) return null;
  return (
    <DataGrid
      label="Facilities"
      columns={columns}
      rows={data?.list ?? []}
      getRowId={(row) => row.facilityId}
      isLoading={!data && isFetching}
      error={error ? problemText(error, 'Facilities did not load.') : undefined}
      onRetry={() => void refetch()}
      empty={<EmptyState title="No facilities" />}
      cardFor={(row) => (
        <>
          <strong>{row.name}</strong>
          <FactList>
            <dt>Director</dt>
            <dd>{directorOf(row)}</dd>
            <dt>Address</dt>
            <dd>{addressOf(row)}</dd>
          </FactList>
        </>
      )}
    />
  );
}
