import {
  confirmRegistration as confirmCall,
  registrationLink,
  renewRegistrationLink,
} from '@washcoat/contract-entities';
import { read, type Route, type Service } from '@washcoat/service-kit';
import { confirmRegistration } from './confirm-registration';
import { findLink, unconfirmed } from './registration-link';
import { renewLink } from './renew-link';

/**
 * What the mailed link of a registration leads to. The calls open their transactions themselves, as those of signing in
 * do.
 */
export function registrationRoutes(
  service: Service,
  options: { approvesCustomers: boolean },
): readonly Route[] {
  return [
    read(registrationLink, async ({ database, now }, { token }) => {
      const { state, registration } = await findLink(database, token, now);
      return { state, email: registration.email };
    }),
    read(confirmCall, async (facts, input) => {
      const confirmed = await confirmRegistration(service, facts, input, options);
      return { message: 'Your e-mail address is confirmed', ...confirmed };
    }),
    read(renewRegistrationLink, async (facts, { token }) => {
      const { registration } = await findLink(facts.database, token, facts.now);
      await renewLink(service, facts, unconfirmed(registration));
      return { message: 'Email sent successfully' };
    }),
  ];
}
