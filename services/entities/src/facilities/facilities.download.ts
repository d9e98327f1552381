import { facilityExport, type Facility } from '@washcoat/contract-entities';
import { exportFile, type Download, type ExportColumn, type Service } from '@washcoat/service-kit';
import { presentFacility } from './facility.presenter';
import { everyFacility } from './list-facilities';

const columns: readonly ExportColumn<Facility>[] = [
  { id: 'name', title: 'Facility Name', value: ({ name }) => name },
  { id: 'lastName', title: 'Director Last Name', value: ({ lastName }) => lastName },
  { id: 'firstName', title: 'Director First Name', value: ({ firstName }) => firstName },
  { id: 'address', title: 'Address', value: ({ address }) => address },
  { id: 'city', title: 'City', value: ({ city }) => city },
  { id: 'state', title: 'State', value: ({ state }) => state },
  { id: 'zipcode', title: 'Zipcode', value: ({ zipcode }) => zipcode },
  { id: 'phone', title: 'Phone', value: ({ phone }) => phone },
  { id: 'email', title: 'Email', value: ({ email }) => email },
  { id: 'parentCompanyName', title: 'Company', value: ({ parentCompanyName }) => parentCompanyName },
  { id: 'isFacility', title: 'Is Franchise', value: ({ isFacility }) => isFacility },
  { id: 'isCartCreation', title: 'Enable Cart Creation', value: ({ isCartCreation }) => isCartCreation },
  { id: 'isActive', title: 'Status', value: ({ isActive }) => isActive },
];

/** The facilities list, whole, by name. */
export function facilitiesDownload({ platform }: Service): Download {
  return {
    call: facilityExport,
    async make({ database, session }, input) {
      const { format, columns: chosen, ...filters } = facilityExport.input.parse(input);
      const rows = presented(everyFacility(database, session, filters));
      return exportFile({
        fileName: 'facilities',
        format,
        columns,
        chosen,
        rows,
        timeZone: platform.timezone,
      });
    },
  };
}

async function* presented(rows: ReturnType<typeof everyFacility>): AsyncGenerator<Facility> {
  for await (const row of rows) yield presentFacility(row);
}
