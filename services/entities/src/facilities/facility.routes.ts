import { facilityList } from '@washcoat/contract-entities';
import { mapPage, read, type Route } from '@washcoat/service-kit';
import { presentFacility } from './facility.presenter';
import { listFacilities } from './list-facilities';

/** The facilities list. */
export const facilityRoutes: readonly Route[] = [
  read(facilityList, async ({ database, session }, filters) =>
    mapPage(await listFacilities(database, session, filters), presentFacility),
  ),
];
