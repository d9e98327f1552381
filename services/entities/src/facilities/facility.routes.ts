import {
  facilityActive,
  facilityAdd,
  facilityDelete,
  facilityEdit,
  facilityExport,
  facilityList,
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
import { changeEach } from '../edits/change-each';
import { exportTicket } from '../exports/export-ticket';
import { addFacility } from './add-facility';
import { deleteFacility } from './delete-facility';
import { editFacility } from './edit-facility';
import { presentFacility } from './facility.presenter';
import { listFacilities } from './list-facilities';

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
    write(facilityDelete, async (context, { facilityId }) => {
      await deleteFacility(context, context.session, facilityId);
      return { message: 'Deleted Successfully' };
    }),
  ];
}
