import { completedLoad, idOf, loadItem } from './load.fixture';
import { rowsOfLoad } from './rows-of-load';

describe('the report rows of a load', () => {
  it('are one per bought item and, apart, one per item that was not bought; rejected items are in neither', () => {
    const { bought, notBought } = rowsOfLoad(
      completedLoad({
        items: [
          loadItem({ itemId: idOf(1), status: 1 }),
          loadItem({ itemId: idOf(2), status: 0 }),
          loadItem({ itemId: idOf(3), status: 2 }),
          loadItem({ itemId: idOf(4), isDidNotBuy: true }),
          loadItem({ itemId: idOf(5), isDidNotBuy: true, status: 2 }),
        ],
      }),
    );
    expect(bought.map((row) => row.item_id)).toEqual([idOf(1), idOf(2)]);
    expect(notBought.map((row) => row.item_id)).toEqual([idOf(4)]);
  });

  it('count whole converters as pieces, and none for wire and misc. items', () => {
    const { bought } = rowsOfLoad(
      completedLoad({
        items: [
          loadItem({ type: 'CERAMIC', finalQty: 2.5, finalUnit: 3 }),
          loadItem({ type: 'TEST', finalQty: 1, finalUnit: 1 }),
          loadItem({ type: 'DOMESTIC WIRE', finalQty: 40.5, finalUnit: 2 }),
          loadItem({ type: 'OTHER', finalQty: 4, finalUnit: 4 }),
        ],
      }),
    );
    expect(bought.map((row) => row.pieces)).toEqual([3, 1, 0, 0]);
  });

  it('name the buyer as far as it has a name', () => {
    const nameOf = (assistantFirstName: string | null, assistantLastName: string | null) =>
      rowsOfLoad(completedLoad({ assistantFirstName, assistantLastName })).bought[0]?.assistant_name;
    expect(nameOf('Bo', 'Buyer')).toBe('Bo Buyer');
    expect(nameOf('Bo', null)).toBe('Bo');
    expect(nameOf(null, null)).toBe('');
  });

  it('are refused for a load that was never completed', () => {
    expect(() => rowsOfLoad(completedLoad({ buyerFinalisedDate: null }))).toThrow(
      'has no buyerFinalisedDate',
    );
  });
});
