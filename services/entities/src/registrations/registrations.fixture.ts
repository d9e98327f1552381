import {
  companyAdd,
  confirmRegistration,
  login,
  registrationLink,
  registrationSaved,
  renewRegistrationLink,
  type SignedIn,
} from '@washcoat/contract-entities';
import type { TestService } from '@washcoat/testing';

export const PASSWORD = 'nine brown kettles';

/** An account form as a customer of the house sends it. */
export const accountForm = {
  companyName: 'Newco Cores',
  companyType: 'CUSTOMER',
  address: '9 New St',
  city: 'Macon',
  state: 'GA',
  zipcode: '31201',
  email: 'office@newco.test',
  phone: '4785550100',
  firstName: 'Noor',
  lastName: 'New',
  isNewCustomer: true,
};

/** Registers without an invitation, as somebody at a browser does it. */
export class Registrar {
  constructor(readonly entities: TestService) {}

  register(email: string, password = PASSWORD) {
    return this.entities.call(null, login, { email, password, isRegistration: true });
  }

  signIn(email: string, password = PASSWORD) {
    return this.entities.call(null, login, { email, password });
  }

  save(user: Pick<SignedIn, 'token' | 'email'>, changes: Record<string, unknown> = {}) {
    return this.entities.call(
      null,
      companyAdd,
      { ...accountForm, email: user.email, ...changes },
      { token: user.token },
    );
  }

  /** Registers and saves the form. Answers the signed-in account and the code of the mail. */
  async saved(
    email: string,
    changes: Record<string, unknown> = {},
  ): Promise<{ user: SignedIn; code: string }> {
    const { body: user } = await this.register(email);
    const { status } = await this.save(user, changes);
    if (status !== 200) throw new Error(`The form of ${email} was answered with ${status}.`);
    return { user, code: await this.lastCode(email) };
  }

  /** The code of the newest link that was mailed to an address. */
  async lastCode(email: string): Promise<string> {
    const mails = await this.entities.published(registrationSaved);
    const mail = mails.filter((one) => one.email === email).at(-1);
    if (!mail) throw new Error(`Nothing was mailed to ${email}.`);
    return mail.path.replace('/confirm/', '');
  }

  confirm(token: string, password = PASSWORD) {
    return this.entities.call(null, confirmRegistration, { token, password });
  }

  link(token: string) {
    return this.entities.call(null, registrationLink, { token });
  }

  renew(token: string) {
    return this.entities.call(null, renewRegistrationLink, { token });
  }

  /** Registers, saves the form, and uses the link. Answers the session of the first sign-in. */
  async confirmed(email: string, changes: Record<string, unknown> = {}): Promise<SignedIn> {
    const { code } = await this.saved(email, changes);
    await this.confirm(code);
    return (await this.signIn(email)).body;
  }
}
