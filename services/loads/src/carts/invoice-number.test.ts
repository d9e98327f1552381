import { invoiceIssued } from '@washcoat/contract-invoicing';
import { loadGet } from '@washcoat/contract-loads';
import { recordRoom, type LiveSignal } from '@washcoat/service-kit';
import { people, Yard } from '../yard.fixture';

describe('[LDET-005] the number by which a completed order is headed', () => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await Yard.start();
  });
  afterAll(() => yard.stop());

  async function completed(): Promise<string> {
    const loadId = await yard.filledCart();
    expect((await yard.complete(loadId)).status).toBe(200);
    return loadId;
  }
  const issue = (loadId: string, invoiceNo: string) =>
    yard.test.deliver(invoiceIssued, { ...invoiceIssued.example, loadId, invoiceNo });

  it('is none before it is told, and stays the first one that was told', async () => {
    const cart = await yard.filledCart();
    expect(await yard.load(cart)).not.toHaveProperty('invoiceNo');
    const loadId = await completed();
    expect(await yard.load(loadId)).toMatchObject({ invoiceNo: null });
    await issue(loadId, 'ATL-000123');
    await issue(loadId, 'ATL-000124');
    expect(await yard.load(loadId)).toMatchObject({ invoiceNo: 'ATL-000123', loadName: 'Corner weekly' });
  });

  it('is told to the pages that show the order as soon as it is known', async () => {
    const told: LiveSignal[] = [];
    const stop = yard.test.platform.live.follow((signal) => void told.push(signal));
    const loadId = await completed();
    await issue(loadId, 'ATL-000125');
    stop();
    const rooms = [recordRoom('load', loadId)];
    const change = { topic: 'record', recordId: loadId, at: expect.any(String) };
    expect(told).toContainEqual({ kind: 'changed', rooms, change });
  });

  it('is no matter of those who read no invoices', async () => {
    const loadId = await completed();
    await issue(loadId, 'ATL-000126');
    const session = { ...people.buyer, canBuildCart: false, canAcceptLoadRequest: true };
    const { status, body } = await yard.test.call(session, loadGet, { loadId });
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('invoiceNo');
  });
});
