import { user, userExport, type User } from '@washcoat/contract-entities';
import {
  everyRow,
  exportColumnsOf,
  exportFile,
  type Download,
  type ExportColumn,
  type Service,
} from '@washcoat/service-kit';
import { listUsers } from './list-users';
import { presentUser } from './user.presenter';

const columns: readonly ExportColumn<User>[] = [
  {
    id: 'userName',
    title: 'Username',
    value: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
  },
  ...exportColumnsOf(user),
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
