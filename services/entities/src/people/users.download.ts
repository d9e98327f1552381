import { userExport, type User } from '@washcoat/contract-entities';
import { everyRow, exportFile, type Download, type ExportColumn, type Service } from '@washcoat/service-kit';
import { listUsers } from './list-users';
import { presentUser } from './user.presenter';

const columns: readonly ExportColumn<User>[] = [
  {
    id: 'userName',
    title: 'Username',
    value: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
  },
  { id: 'email', title: 'Email', value: ({ email }) => email },
  { id: 'phone', title: 'Phone', value: ({ phone }) => phone },
  { id: 'address', title: 'Address', value: ({ address }) => address },
  { id: 'city', title: 'City', value: ({ city }) => city },
  { id: 'state', title: 'State', value: ({ state }) => state },
  { id: 'zipcode', title: 'Zipcode', value: ({ zipcode }) => zipcode },
  { id: 'companyName', title: 'Company Name', value: ({ companyName }) => companyName },
  { id: 'type', title: 'Role', value: ({ type }) => type },
  { id: 'facilityCity', title: 'Facility', value: ({ facilityCity }) => facilityCity },
  { id: 'isAdmin', title: 'Is Admin', value: ({ isAdmin }) => isAdmin },
  { id: 'isActive', title: 'Is Active', value: ({ isActive }) => isActive },
  { id: 'createdDate', title: 'Created', value: ({ createdDate }) => new Date(createdDate) },
];

/** The users list, whole, in its order: read page by page while the file is sent. */
export function usersDownload({ platform }: Service): Download {
  return {
    call: userExport,
    async make({ database, session }, input) {
      const { format, columns: chosen, ...filters } = userExport.input.parse(input);
      const rows = everyRow(async (page) => {
        const { list, ...rest } = await listUsers(database, session, { ...filters, ...page });
        return { ...rest, list: list.map(presentUser) };
      });
      return exportFile({ fileName: 'users', format, columns, chosen, rows, timeZone: platform.timezone });
    },
  };
}
