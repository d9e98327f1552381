import { findCompanyCopy } from '@washcoat/service-kit';
import { seedId } from '@washcoat/service-kit/seed';
import { acceptLoad } from '../carts/accept-load';
import { createLoad } from '../carts/create-load';
import { editLoad } from '../carts/edit-load';
import { homeFacility } from '../carts/facility-choice';
import { LoadModel } from '../carts/load.model';
import { requestLoad } from '../carts/request-load';
import { buyerOf, type DemoYard } from './demo-yard';
import { fillLoad } from './fill-load';
import type { PlannedLoad } from './load-plan';

/** Makes a planned load and fills it, at the moment that was planned. One that is there is left alone. */
export async function buildLoad(yard: DemoYard, planned: PlannedLoad): Promise<void> {
  const loadId = seedId('load', planned.key);
  const found = await LoadModel.query(yard.service.database).findById(loadId);
  if (planned.seller && !found) await requestIt(yard, { ...planned, seller: planned.seller });
  if (planned.seller && planned.end === 'completed' && (!found || found.type === 2)) {
    await gradeIt(yard, planned);
  }
  if (!planned.seller && !found) await createIt(yard, planned);
}

async function requestIt(yard: DemoYard, planned: PlannedLoad & { seller: string }): Promise<void> {
  const session = yard.people(planned.seller);
  const isRequestFromGradingSession = planned.end !== 'quoteRequest';
  await yard.service.inTransaction({ session, now: beginningOf(yard, planned) }, (unit) =>
    requestLoad(
      unit,
      session,
      { isRequestFromGradingSession, loadName: planned.loadName },
      seedId('load', planned.key),
    ),
  );
}

async function gradeIt(yard: DemoYard, planned: PlannedLoad): Promise<void> {
  const session = yard.people('grader@washcoat.test');
  await yard.service.inTransaction({ session, now: beginningOf(yard, planned) }, async (unit) => {
    await acceptLoad(unit, session, { loadId: seedId('load', planned.key) });
    await fillLoad(unit, session, { yard, planned });
  });
}

async function createIt(yard: DemoYard, planned: PlannedLoad): Promise<void> {
  const customer = await findCompanyCopy(yard.service.database, planned.companyId ?? '');
  if (!customer) throw new Error(`The customer of ${planned.key} is not known.`);
  const session = await buyerOf(yard, planned);
  const loadId = seedId('load', planned.key);
  await yard.service.inTransaction({ session, now: beginningOf(yard, planned) }, async (unit) => {
    const facility = await homeFacility(unit.trx, customer);
    const cart = {
      customerId: customer.companyId,
      loadName: planned.loadName,
      isQuote: planned.end === 'quote',
      facilityId: facility?.facilityId,
      ein: customer.ein ?? '581904417',
    };
    await createLoad(unit, session, cart, loadId);
    await fillLoad(unit, session, { yard, planned });
    const { discount } = planned;
    if (!discount) return;
    const edit = { loadId, discount, discountIsPercentage: true, isEditInvoice: false };
    await editLoad(unit, session, edit, { timezone: yard.service.platform.timezone, people: {} });
  });
}

const beginningOf = ({ context }: DemoYard, { days, hour, minute }: PlannedLoad) =>
  context.at(days, hour, minute);
