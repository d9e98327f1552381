import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import type { loadAdd } from '@washcoat/contract-loads';
import {
  assertPaperNumbers,
  badInput,
  findCompanyCopy,
  isWithinScope,
  newId,
  notFound,
  type UnitOfWork,
} from '@washcoat/service-kit';
import { chosenFacility } from './facility-choice';
import { loadStates } from './load';
import { insertLoad } from './load.repository';
import { newLoad } from './new-load';

const NAME_AND_FACILITY = 'Enter Valid Cart Name & Facility';

/**
 * Creates a cart for a customer in scope, or a quote with isQuote.
 *
 * @param loadId given by seeds only
 * @throws 404 for a customer out of scope, 400 without name, facility or the EIN that the facility requires, and for an
 * address instead of the number of a paper that is not the customer's own
 */
export async function createLoad(
  unit: UnitOfWork,
  session: Session,
  input: InputOf<typeof loadAdd>,
  loadId: string = newId(),
): Promise<{ message: string; loadId: string }> {
  const customer = await findCompanyCopy(unit.trx, input.customerId);
  if (!customer || customer.isDeleted || !isWithinScope(customer, session)) throw notFound('This customer');
  if (!customer.isActive) throw badInput({ customerId: `${customer.companyName} is switched off.` });
  assertPaperNumbers(input, customer);
  const facility = await chosenFacility(unit.trx, session, customer, input);
  const fields = {
    ...(input.loadName ? {} : { loadName: NAME_AND_FACILITY }),
    ...(facility ? {} : { facilityCity: NAME_AND_FACILITY }),
  };
  if (!facility || !input.loadName) throw badInput(fields, NAME_AND_FACILITY);
  const ein = input.ein || customer.ein;
  if (facility.isEinRequired && !ein) throw badInput({ ein: `Enter the EIN: ${facility.name} requires it.` });
  const state = loadStates[input.isQuote ? 'quote' : 'new cart'];
  const load = {
    ...newLoad({ loadId, loadName: input.loadName, state, customer, facility, session, now: unit.now }),
    businessLicense: input.businessLicense || customer.businessLicense,
    driversLicense: input.driversLicense || customer.driversLicense,
    ein,
  };
  await unit.audit({ action: 'create', entity: 'load', entityId: loadId, after: load });
  unit.writeLast(insertLoad(load));
  return { message: 'Successfully created the cart', loadId };
}
