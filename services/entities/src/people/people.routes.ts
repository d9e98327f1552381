import {
  buyerSearch,
  userActive,
  userAdd,
  userBin,
  userDelete,
  userDetail,
  userEdit,
  userExport,
  userList,
  userRestore,
} from '@washcoat/contract-entities';
import {
  badInput,
  changeEach,
  downloadLink,
  exportTicket,
  mapKeysetPage,
  mapPage,
  notFound,
  preparedWrite,
  read,
  RESTORED,
  type Route,
  type Service,
  write,
} from '@washcoat/service-kit';
import { listBin } from '../bin/list-bin';
import { findCompanyInScope } from '../companies/company.model';
import { hashNewPassword } from '../sign-in/new-password';
import { addUser } from './add-user';
import { wantedAddress } from './address-change.model';
import { presentBuyer } from './buyer.presenter';
import { deleteUser } from './delete-user';
import { editPricing } from './edit-pricing';
import { editUser } from './edit-user';
import { listUsers } from './list-users';
import { proveOwnAddress } from './prove-own-address';
import { restoreUser } from './restore-user';
import { searchPeople } from './search-people';
import { lockSuperAdmins } from './super-admins';
import { presentUser } from './user.presenter';
import { findUserInScope } from './user.model';

const EDITED = 'Successfully edited the User';

/** Users: the list, one of them, every change, and the search for people by name. */
export function peopleRoutes(service: Service): readonly Route[] {
  const { sessions } = service.platform;
  return [
    read(buyerSearch, async ({ database, session }, filters) =>
      mapPage(await searchPeople(database, session, filters), presentBuyer),
    ),
    read(userList, async ({ database, session }, filters) =>
      mapKeysetPage(await listUsers(database, session, filters), presentUser),
    ),
    read(userExport, async (context, input) => ({
      link: await downloadLink(service, userExport, exportTicket(input), context),
    })),
    read(userDetail, async ({ database, session, now }, { userId = session.userId }) => {
      const user = await findUserInScope(database, session, userId);
      if (!user) throw notFound('This user');
      const isOwn = user.userId === session.userId;
      const wantedEmail = isOwn ? await wantedAddress(database, userId, now) : null;
      return { ...presentUser(user), wantedEmail };
    }),
    preparedWrite(userAdd, ['password'], async ({ database, session }, { password, companyId, ...form }) => {
      const ofCompany = companyId ?? session.companyId;
      if (!ofCompany) throw notFound('This company');
      const company = await findCompanyInScope(database, session, ofCompany);
      const words = [form.email, form.firstName, form.lastName, company?.companyName];
      const passwordHash = await hashNewPassword({ password, field: 'password', words });
      return async (unit) => {
        const userId = await addUser(unit, session, { ...form, companyId: ofCompany, passwordHash });
        return { message: 'Successfully added the User', userId };
      };
    }),
    preparedWrite(userEdit, ['currentPassword'], async (facts, input) => {
      const { userId, groupDiscount, facilityDiscount, currentPassword, ...edit } = input;
      if (!userId) {
        const pricing = { ...edit, groupDiscount, facilityDiscount };
        return async (unit) => ({
          message: 'Successfully edited the Pricing',
          version: await editPricing(unit, unit.session, pricing),
        });
      }
      if (groupDiscount !== undefined || facilityDiscount)
        throw badInput({ userId: 'Change the pricing of a company without naming a user' });
      await proveOwnAddress(service, facts, { userId, email: edit.email }, currentPassword);
      return async (unit) => {
        const { version } = await editUser(unit, unit.session, { ...edit, userId }, sessions);
        return { message: EDITED, version };
      };
    }),
    write(userActive, async (context, { ids, isActive }) => {
      // Before the first row is locked: single edits take this lock first, too.
      if (context.session.isSA) await lockSuperAdmins(context.trx);
      const done = await changeEach(ids, async (userId) => {
        const { isChanged } = await editUser(context, context.session, { userId, isActive }, sessions);
        return isChanged;
      });
      return { message: EDITED, ...done };
    }),
    read(userBin, (context, filters) => listBin(context, 'app_user', filters)),
    write(userRestore, async (context, input) => {
      await restoreUser(context, context.session, input);
      return { message: RESTORED };
    }),
    write(userDelete, async (context, input) => {
      await deleteUser(context, context.session, input, sessions);
      return { message: 'Deleted Successfully' };
    }),
  ];
}
