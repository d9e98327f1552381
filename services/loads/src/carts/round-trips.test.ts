import { houseAdmin } from '@washcoat/testing';
import { Yard } from '../yard.fixture';

describe('the way of an order through the database', () => {
  const buyer = houseAdmin();
  let yard: Yard;
  beforeAll(async () => {
    yard = await Yard.start();
  });
  afterAll(() => yard.stop());

  /** How often tables of loads and copies are asked while `work` runs; begin and commit travel along. */
  async function asked(work: () => Promise<unknown>): Promise<number> {
    const { database } = yard.test.service;
    const statements: string[] = [];
    const note = ({ sql }: { sql: string }) => {
      if (/\b(load|load_item|\w+_copy)\b/.test(sql)) statements.push(sql);
    };
    database.on('query', note);
    await work();
    database.off('query', note);
    return statements.length;
  }

  it('takes two round trips for a line, and 26 for an order of ten', async () => {
    let loadId = '';
    const make = () => yard.cart({}, buyer).then((made) => (loadId = made));
    const add = async () => {
      for (let line = 0; line < 10; line++) await yard.add(loadId, {}, buyer);
    };
    const complete = () => yard.complete(loadId, {}, buyer);
    expect([await asked(make), await asked(add), await asked(complete)]).toEqual([3, 20, 3]);
  });
});
