import { usePageHeading } from '@washcoat/platform-sdk';
import { Button, Card, EmptyState, Page, Stack } from '@washcoat/ui';
import { Car } from 'lucide-react';
import { useMemo } from 'react';
import { FoundConverters } from '../identify/found-converters';
import { useConverterResults } from '../identify/use-converter-results';
import { useVehicleSearch } from './use-vehicle-search';
import { VehicleFields } from './vehicle-fields';
import { identifySearchOf, isVehicleNamed, vehicleRequest, withoutVehicle } from './vehicle-search';
import { VinLine } from './vin-line';

/** Finds converters by the vehicle they come from: its VIN, or make, model, year and engine. */
export default function VehicleScreen() {
  const { search, filters, change, show } = useVehicleSearch();
  const results = useConverterResults(vehicleRequest(search));
  const found = useMemo(() => identifySearchOf(search), [search]);
  usePageHeading({ heading: 'Vehicle Search' });
  const clear = isVehicleNamed(search) ? () => show(withoutVehicle(search)) : undefined;
  return (
    <Page>
      <Card>
        <Stack $gap={2}>
          <VehicleFields filters={filters} onChange={change} />
          <VinLine vin={search.vin} />
        </Stack>
      </Card>
      <FoundConverters
        search={found}
        results={results}
        filters={
          clear && (
            <Button kind="quiet" onClick={clear}>
              Clear filters
            </Button>
          )
        }
        prompt={
          <Card>
            <EmptyState
              icon={<Car size={20} />}
              title="Search by vehicle"
              hint="Type the VIN as far as it can be read, or choose make, model and year."
            />
          </Card>
        }
        emptyHint="Check the VIN, or take a filter away. Not every converter has its vehicles on file."
        onClearFilters={clear}
        onPage={(paging) => show({ ...search, ...paging })}
      />
    </Page>
  );
}
