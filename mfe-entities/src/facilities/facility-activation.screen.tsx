import type { Facility } from '@washcoat/contract-entities';
import { problemText, usePageHeading, useSession } from '@washcoat/platform-sdk';
import { EmptyState, FactList, Page } from '@washcoat/ui';
import { textColumn, type Column } from '@washcoat/ui/data-grid';
import { CardHead, ListGrid, useListView } from '@washcoat/platform-sdk/lists';
import { EntitySwitch } from '../active-switch/entity-switch';
import {
  mayEditFacility,
  switchedFacility,
  useEditFacilityMutation,
  useFacilitiesQuery,
} from './facilities.api';

const LOAD_FAILED = 'Facilities did not load. The rest of Washcoat works.';

const columns: Column<Facility>[] = [
  textColumn({ id: 'name', title: 'Facility Name', value: ({ name }) => name, priority: 1 }),
  {
    id: 'isCartCreation',
    title: 'Enable Cart Creation',
    width: 176,
    priority: 1,
    skeleton: 'pill',
    render: (facility) => <FacilityCartCreation facility={facility} />,
  },
];

const idOf = ({ facilityId }: Facility) => facilityId;
const cardOf = (facility: Facility) => (
  <>
    <CardHead>
      <strong>{facility.name}</strong>
    </CardHead>
    <FactList>
      <dt>Enable Cart Creation</dt>
      <dd>
        <FacilityCartCreation facility={facility} />
      </dd>
    </FactList>
  </>
);

/** Facility Activation: at which facilities carts may be created. */
export default function FacilityActivationScreen() {
  const { view, filter, page } = useListView();
  const { data, currentData, isFetching, error, refetch } = useFacilitiesQuery({
    text: view.text || undefined,
    offset: view.offset,
    count: view.count,
  });
  const answer = currentData ?? (error ? undefined : data);
  const searchFor = (text: string) => filter({ text });
  usePageHeading({
    heading: 'Facility Activation',
    search: { placeholder: 'Search Facilities', value: view.text, onChange: searchFor },
  });
  return (
    <Page>
      <ListGrid
        label="Facility Activation"
        columns={columns}
        view={view}
        answer={answer}
        isFetching={isFetching}
        onPage={page}
        getRowId={idOf}
        error={error ? problemText(error, LOAD_FAILED) : undefined}
        onRetry={() => void refetch()}
        cardFor={cardOf}
        empty={
          <EmptyState
            title="No facilities available"
            hint={view.text ? 'Try another name or city.' : 'Add one under Facilities.'}
            onClearFilters={view.text ? () => searchFor('') : undefined}
          />
        }
      />
    </Page>
  );
}

/** Whether carts may be created at a facility; saves the facility at once. */
function FacilityCartCreation({ facility }: { facility: Facility }) {
  const session = useSession();
  const [edit] = useEditFacilityMutation();
  return (
    <EntitySwitch
      label={`Enable Cart Creation at ${facility.name}`}
      isOn={facility.isCartCreation}
      disabledReason={
        mayEditFacility(session, facility) ? undefined : `Only ${facility.parentCompanyName} changes this`
      }
      version={facility.version}
      save={(isCartCreation) => edit(switchedFacility(facility, { isCartCreation })).unwrap()}
    />
  );
}
