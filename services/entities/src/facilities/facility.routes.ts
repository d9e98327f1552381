import {
  facilityActive,
  facilityAdd,
  facilityBin,
  facilityDelete,
  facilityEdit,
  facilityExport,
  facilityList,
  facilityRestore,
} from '@washcoat/contract-entities';
import {
  downloadLink,
  mapPage,
  notFound,
  read,
  write,
  type Route,
  type Service,
} from '@washcoat/service-kit';
import { RESTORED } from '../bin/binned';
import { listBin } from '../bin/list-bin';
import { changeEach } from '../edits/change-each';
import { exportTicket } from '../exports/export-ticket';
import { addFacility } from './add-facility';
import { deleteFacility } from './delete-facility';
import { editFacility } from './edit-facility';
import { presentFacility } from './facility.presenter';
import { listFacilities } from './list-facilities';
import { restoreFacility } from './restore-facility';

const EDITED = 'Successfully edited the Facility';

/** The facilities list and every change of facilities. */
export function facilityRoutes(service: Service): readonly Route[] {
  const { sessions } = service.platform;
  return [
    read(facilityList, async ({ database, session }, filters) =>
      mapPage(await listFacilities(database, session, filters), presentFacility),
    ),
    read(facilityExport, async (context, input) => ({
      link: await downloadLink(service, facilityExport, exportTicket(input), context),
    })),
    write(facilityAdd, async (context, { parentCompanyId, ...form }) => {
      const companyId = parentCompanyId ?? context.session.companyId;
      if (!companyId) throw notFound('This company');
      const facilityId = await addFacility(context, context.session, { ...form, companyId });
      return { message: 'Successfully added the Facility', facilityId };
    }),
    write(facilityEdit, async (context, edit) => {
      const { version } = await editFacility(context, context.session, edit, sessions);
      return { message: EDITED, version };
    }),
    write(facilityActive, async (context, { ids, isActive }) => {
      const done = await changeEach(ids, async (facilityId) => {
        const { isChanged } = await editFacility(
          context,
          context.session,
          { facilityId, isActive },
          sessions,
        );
        return isChanged;
      });
      return { message: EDITED, ...done };
    }),
    read(facilityBin, (context, filters) => listBin(context, 'facility', filters)),
    write(facilityRestore, async (context, input) => {
      await restoreFacility(context, context.session, input);
      return { message: RESTORED };
    }),
    write(facilityDelete, async (context, { facilityId }) => {
      await deleteFacility(context, context.session, facilityId);
      return { message: 'Deleted Successfully' };
    }),
  ];
}
