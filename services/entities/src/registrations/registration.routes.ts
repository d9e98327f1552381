import {
  confirmRegistration as confirmCall,
  registrationLink,
  renewRegistrationLink,
} from '@washcoat/contract-entities';
import { read, type Route, type Service } from '@washcoat/service-kit';
import { confirmLink } from './confirm-link';
import { findLink } from './registration-link';
import { renewLink } from './renew-link';

/**
 * What a mailed link that confirms an address leads to. The calls open their transactions themselves, as those of signing in
 * do.
 */
export function registrationRoutes(
  service: Service,
  options: { approvesCustomers: boolean },
): readonly Route[] {
  return [
    read(registrationLink, async ({ database, now }, { token }) => {
      const { of, state, email } = await findLink(database, token, now);
      return { of, state, email };
    }),
    read(confirmCall, async (facts, input) => {
      const confirmed = await confirmLink(service, facts, input, options);
      return { message: 'Your e-mail address is confirmed', ...confirmed };
    }),
    read(renewRegistrationLink, async (facts, { token }) => {
      await renewLink(service, facts, await findLink(facts.database, token, facts.now));
      return { message: 'Email sent successfully' };
    }),
  ];
}
