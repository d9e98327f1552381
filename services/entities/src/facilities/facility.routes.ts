import {
  facility,
  facilityActive,
  facilityAdd,
  facilityBin,
  facilityDelete,
  facilityEdit,
  facilityExport,
  facilityList,
  facilityRestore,
  type Facility,
} from '@washcoat/contract-entities';
import {
  changeEach,
  type Download,
  downloadLink,
  exportColumnsOf,
  exportFile,
  exportTicket,
  presented,
  read,
  RESTORED,
  type Route,
  type Service,
  write,
} from '@washcoat/service-kit';
import { listBin } from '../bin/list-bin';
import { addFacility, deleteFacility, editFacility, restoreFacility } from './facility.commands';
import { everyFacility, listFacilities } from './facility.model';

const EDITED = 'Successfully edited the Facility';

/** The facilities list and every change of facilities. */
export function facilityRoutes(service: Service): readonly Route[] {
  const { sessions } = service.platform;
  return [
    read(facilityList, async ({ database, session }, filters) => {
      const { list, areMoreItemsAvailable } = await listFacilities(database, session, filters);
      return { list: list.map(present), areMoreItemsAvailable };
    }),
    read(facilityExport, async (context, input) => ({
      link: await downloadLink(service, facilityExport, exportTicket(input), context),
    })),
    write(facilityAdd, async (context, form) => {
      const facilityId = await addFacility(context, context.session, form);
      return { message: 'Successfully added the Facility', facilityId };
    }),
    write(facilityEdit, async (context, edit) => {
      const { version } = await editFacility(context, context.session, edit, sessions);
      return { message: EDITED, version };
    }),
    write(facilityActive, async (context, { ids, isActive }) => {
      const done = await changeEach(ids, async (facilityId) => {
        const edit = { facilityId, isActive };
        return (await editFacility(context, context.session, edit, sessions)).isChanged;
      });
      return { message: EDITED, ...done };
    }),
    read(facilityBin, (context, filters) => listBin(context, 'facility', filters)),
    write(facilityRestore, async (context, input) => {
      await restoreFacility(context, context.session, input, sessions);
      return { message: RESTORED };
    }),
    write(facilityDelete, async (context, { facilityId }) => {
      await deleteFacility(context, context.session, facilityId);
      return { message: 'Deleted Successfully' };
    }),
  ];
}

const present = (row: Facility) => presented(facility, row);

/** The facilities list, whole, by name. */
export function facilitiesDownload({ platform }: Service): Download {
  return {
    call: facilityExport,
    async make({ database, session }, input) {
      const { format, columns: chosen, ...filters } = facilityExport.input.parse(input);
      return exportFile({
        fileName: 'facilities',
        ...{ format, chosen, timeZone: platform.timezone },
        columns: exportColumnsOf(facility),
        rows: everyFacility(database, session, filters),
      });
    },
  };
}
