import { userInvited, type invite, type Session } from '@washcoat/contract-entities';
import { email as emailSchema, type InputOf } from '@washcoat/contract-kernel';
import { badInput, type RateLimiter, type UnitOfWork } from '@washcoat/service-kit';
import { addInvitation } from './add-invitation';

/**
 * Invites somebody from the dialog and lets the link be mailed. 400 with the seed's sentences for an empty field or a
 * malformed address; 429 after five to one address a day, from whomever, and
 * after a hundred of one company; otherwise refuses like `addInvitation`.
 */
export async function inviteUser(
  unit: UnitOfWork,
  session: Session,
  limiter: RateLimiter,
  {
    fname,
    lname,
    email,
    companyId = session.companyId,
    facilityCity = null,
    roleId = null,
  }: InputOf<typeof invite>,
): Promise<void> {
  assertFilled({ fname, lname, email });
  const invitation = {
    email,
    firstName: fname,
    lastName: lname,
    companyId,
    facilityCity: facilityCity || null,
    roleId,
  };
  const { invitationId, code, companyName } = await addInvitation(unit, session, invitation);
  await limiter.take('invitation-company', session.companyId ?? session.userId);
  await limiter.take('invitation-mail', email.toLowerCase());
  await unit.publish(userInvited, invitationId, {
    invitationId,
    email,
    firstName: fname,
    inviterName: `${session.firstName} ${session.lastName}`.trim(),
    companyName,
    path: `/login/${encodeURIComponent(email)}?code=${encodeURIComponent(code)}`,
  });
}

function assertFilled(form: { fname: string; lname: string; email: string }): void {
  const empty = Object.entries(form).filter(([, value]) => !value);
  const fields = Object.fromEntries(empty.map(([name]) => [name, 'Please enter the valid value']));
  if (empty.length) throw badInput(fields, 'Fill All Details');
  if (!emailSchema.safeParse(form.email).success) throw badInput({ email: 'Enter Valid Name & Email' });
}
