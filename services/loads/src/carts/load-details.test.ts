import { randomUUID } from 'node:crypto';
import {
  chatSend,
  loadAccept,
  loadAmended,
  loadEdit,
  loadGraders,
  loadMoved,
  loadRequest,
} from '@washcoat/contract-loads';
import { companies, facilities, people, Yard } from '../yard.fixture';

describe('what a load says of its people, place and customer', () => {
  let yard: Yard;
  /** An administrator who accepts requests takes no grader's seat. */
  const accepting = { ...people.otherBuyer, canAcceptLoadRequest: true };
  const everybody = Object.values({ ...people, otherBuyer: accepting });

  beforeAll(async () => {
    yard = await Yard.start();
    await yard.introduce(everybody);
  });
  afterAll(() => yard.stop());

  const edit = (loadId: string, input: Record<string, unknown>, session = people.buyer) =>
    yard.test.call(session, loadEdit, { loadId, ...input });

  /** A grading session that a partner asked for and the house took. */
  async function gradingSession(): Promise<string> {
    const { body } = await yard.test.call(people.partner, loadRequest, {});
    await yard.test.call({ ...people.buyer, canAcceptLoadRequest: true }, loadAccept, {
      loadId: body.loadId,
    });
    return body.loadId;
  }

  it('[LDET-076] tells the buyer who may grade and buy there, and the seller nobody', async () => {
    const loadId = await yard.cart();
    const { body } = await yard.test.call(people.buyer, loadGraders, { loadId });
    expect(body.list).toContainEqual({
      userId: people.grader.userId,
      name: 'Priya Nair',
      isGrader: true,
      isBuyer: true,
    });
    expect(body.list.find(({ userId }) => userId === accepting.userId)).toMatchObject({
      isGrader: false,
      isBuyer: true,
    });
    expect(body.list.map(({ userId }) => userId)).not.toContain(people.subscriber.userId);
    expect((await yard.test.call(people.subscriber, loadGraders, { loadId })).status).toBe(404);
    const theirs = await gradingSession();
    expect((await yard.test.call(people.partner, loadGraders, { loadId: theirs })).status).toBe(403);
  });

  it('[LDET-068] [LDET-076] [LDET-085] [LDET-088] saves the grader, the buyer, the facility and notes, each alone', async () => {
    const loadId = await yard.cart();
    for (const [change, message] of [
      [{ videoGraderId: people.grader.userId }, 'Updated Successfully'],
      [{ assistantId: people.otherBuyer.userId }, 'Successfully updated the load'],
      [{ facilityId: facilities.burlington.facilityId }, 'Updated Successfully'],
      [{ notes: 'Two boxes of foil' }, 'Updated Successfully'],
      [{ notes: 'Two boxes of foil', ein: '58-1' }, 'Successfully updated the load'],
    ] as const) {
      const { status, body } = await edit(loadId, change);
      expect([status, body.message]).toEqual([200, message]);
    }
    expect(await yard.load(loadId)).toMatchObject({
      videoGraderFirstName: 'Priya',
      assistantFirstName: 'Ruben',
      facilityName: 'Burlington',
      isEinRequired: true,
      notes: 'Two boxes of foil',
      isGradingSession: true,
    });
    await edit(loadId, { videoGraderId: null });
    expect(await yard.load(loadId)).toMatchObject({ videoGraderId: null, videoGraderFirstName: null });
  });

  it('takes nobody from elsewhere, and nobody who may not', async () => {
    const loadId = await yard.cart();
    for (const input of [
      { videoGraderId: people.subscriber.userId },
      { videoGraderId: accepting.userId },
      { assistantId: people.franchisee.userId },
      { facilityId: facilities.peachtree.facilityId },
      { facilityId: facilities.macon.facilityId },
    ]) {
      const { status, error } = await edit(loadId, input);
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, Object.keys(input)]);
    }
    const theirs = await gradingSession();
    expect((await edit(theirs, { videoGraderId: null }, people.partner)).status).toBe(403);
    expect((await edit(theirs, { firstName: 'Mine' }, people.partner)).status).toBe(403);
  });

  it('keeps facility and customer once something was priced for them', async () => {
    const loadId = await yard.filledCart();
    const { status, error } = await edit(loadId, { facilityId: facilities.burlington.facilityId });
    expect([status, error.code]).toEqual([409, 'ITEMS_ARE_PRICED']);
  });

  it('[LDET-009] changes details of the customer on a grading session only', async () => {
    const cart = await yard.cart();
    expect((await edit(cart, { phone: '4045550199' })).error.code).toBe('CUSTOMER_IS_FIXED');
    expect((await edit(cart, { customerId: companies.gulfcoast.companyId })).error.code).toBe(
      'CUSTOMER_IS_FIXED',
    );
    const session = await gradingSession();
    expect((await edit(session, { phone: '4045550199', firstName: 'Rose' })).status).toBe(200);
    expect(await yard.load(session)).toMatchObject({ phone: '4045550199', firstName: 'Rose' });
    const ours = await yard.cart();
    await edit(ours, { videoGraderId: people.grader.userId });
    expect((await edit(ours, { customerId: companies.gulfcoast.companyId })).status).toBe(200);
    expect(await yard.load(ours)).toMatchObject({ companyName: 'Gulf Coast Recyclers' });
    expect((await edit(ours, { customerId: companies.closed.companyId })).status).toBe(400);
  });

  it('[LDET-009] keeps a session with the company that asked for it, and a chat with whom it was with', async () => {
    const elsewhere = { customerId: companies.corner.companyId };
    const asked = await gradingSession();
    const refused = await edit(asked, elsewhere);
    expect([refused.status, refused.error.code]).toEqual([409, 'CUSTOMER_IS_FIXED']);
    expect(await yard.load(asked)).toMatchObject({ companyName: 'Gulf Coast Recyclers' });
    const ours = await yard.cart({ customerId: companies.gulfcoast.companyId });
    await edit(ours, { videoGraderId: people.grader.userId });
    await yard.test.call(people.partner, chatSend, {
      loadId: ours,
      clientId: randomUUID(),
      text: 'What do you pay for foil?',
    });
    const spoken = await edit(ours, elsewhere);
    expect([spoken.status, spoken.error.code]).toEqual([409, 'CUSTOMER_IS_FIXED']);
  });

  it('[LDET-009] says whether another customer may be chosen, as the edit decides it', async () => {
    const isOpen = async (loadId: string) => (await yard.load(loadId)).isCustomerOpen;
    expect([await isOpen(await yard.cart()), await isOpen(await gradingSession())]).toEqual([false, false]);
    const ours = await yard.cart({ customerId: companies.gulfcoast.companyId });
    await edit(ours, { videoGraderId: people.grader.userId });
    expect(await isOpen(ours)).toBe(true);
    await yard.test.call(people.partner, chatSend, {
      loadId: ours,
      clientId: randomUUID(),
      text: 'What do you pay for foil?',
    });
    expect(await isOpen(ours)).toBe(false);
    const priced = await yard.cart();
    await edit(priced, { videoGraderId: people.grader.userId });
    await yard.add(priced);
    expect(await isOpen(priced)).toBe(false);
  });

  it('finds whom an edit names among however many people', async () => {
    const loadId = await yard.cart();
    const { database } = yard.test.service;
    const [one] = await database('user_copy').where({ user_id: people.otherBuyer.userId });
    const crowd = Array.from({ length: 201 }, (_, number) => {
      const userId = `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
      return { ...one, user_id: userId, email: `${userId}@washcoat.test`, data: { ...one.data, userId } };
    });
    await database('user_copy').insert(crowd);
    const { status } = await edit(loadId, {
      assistantId: people.otherBuyer.userId,
      videoGraderId: people.grader.userId,
    });
    await database('user_copy')
      .whereIn(
        'user_id',
        crowd.map(({ user_id: userId }) => userId),
      )
      .delete();
    expect(status).toBe(200);
  });

  it('[LDET-009] changes them on a completed order that is corrected, which the invoice is told', async () => {
    const loadId = await yard.filledCart();
    await yard.complete(loadId);
    const corrector = { ...people.buyer, canEditInvoice: true };
    expect((await edit(loadId, { city: 'Macon' }, corrector)).status).toBe(409);
    const answer = await edit(loadId, { city: 'Macon', isEditInvoice: true, reason: 'Moved' }, corrector);
    expect(answer.status).toBe(200);
    const amended = await yard.test.published(loadAmended);
    expect(amended.at(-1)).toMatchObject({ loadId, city: 'Macon' });
    const elsewhere = { facilityId: facilities.burlington.facilityId, isEditInvoice: true };
    expect((await edit(loadId, elsewhere, corrector)).status).toBe(409);
  });

  it('[LDET-068] asks for a grading session instead of a quote, once', async () => {
    const asked = { isRequestFromGradingSession: false };
    const { body } = await yard.test.call(people.partner, loadRequest, asked);
    const ask = () => edit(body.loadId, { isRequestingGradingSession: true }, people.partner);
    const byBuyer = await edit(body.loadId, { isRequestingGradingSession: true });
    expect([byBuyer.status, await yard.load(body.loadId)]).toMatchObject([403, { type: 5 }]);
    expect((await ask()).status).toBe(200);
    expect(await yard.load(body.loadId)).toMatchObject({ type: 2, status: 1, isGradingSession: true });
    expect((await ask()).status).toBe(409);
    const moves = await yard.test.published(loadMoved);
    expect(moves.at(-1)).toMatchObject({ loadId: body.loadId, move: 'requested', isQuote: false });
  });
});
