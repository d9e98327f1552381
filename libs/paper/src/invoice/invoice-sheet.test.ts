import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { html } from '../markup';
import { invoiceSheet } from './invoice-sheet';
import { anInvoice, anItem } from './invoice.fixture';

const ZONE = 'America/New_York';
const nasty = '<img src=x onerror="alert(1)">';
const sheetOf = (facts: Partial<InvoiceDetail> = {}) =>
  invoiceSheet(anInvoice(facts), ZONE).text.replace(/\s+/g, ' ');

describe('the sheet of an invoice', () => {
  it('writes everything that was entered as text, never as markup', () => {
    const invoice = anInvoice();
    const isWritten = ([name, value]: [string, unknown]) =>
      typeof value === 'string' && !/Date$|^signature$|Id$/.test(name);
    const spoilt = (record: object) =>
      Object.fromEntries(
        Object.entries(record)
          .filter(isWritten)
          .map(([name]) => [name, nasty]),
      );
    const items = invoice.items.map((item) => ({ ...item, ...spoilt(item) }));
    const sheet = invoiceSheet({ ...invoice, ...spoilt(invoice), items }, ZONE).text;
    expect(sheet).not.toContain('<img src=x');
    // Names, places, load, number, note and date; a code and a description, the latter for desks and for phones.
    expect(sheet.split('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')).toHaveLength(1 + 21);
  });

  it('says in words what was signed when it was another revision, and writes its date as text', () => {
    const signedFor = { isCurrent: false, revision: 1, grandtotal: 3000, at: '2026-11-18T15:00:00.000Z' };
    const signed = { signature: 'data:image/png;base64,iVBORw0KGgo=', revision: 2, signedFor };
    const sheet = sheetOf({ ...signed, date: nasty });
    expect(sheet).not.toContain('<img src=x');
    expect(sheet).toContain(
      'Signed for revision 1, $3,000.00, &lt;img src=x onerror=&quot;alert(1)&quot;&gt;. Revision 2 is not signed.',
    );
  });

  it.each([
    ['png', true],
    ['jpeg', true],
    ['svg+xml', true],
    ['gif', false],
  ])('shows a signature that is a picture of %s: %s', (kind, isShown) => {
    const signature = `data:image/${kind};base64,iVBORw0KGgo=`;
    expect(sheetOf({ signature }).includes(`<img alt="Signature of the seller" src="${signature}" />`)).toBe(
      isShown,
    );
  });

  it.each(['data:image/png;base64,"><img src=http://x>', 'https://elsewhere.test/x.png', ''])(
    'shows no other signature: %s',
    (signature) => {
      expect(sheetOf({ signature })).not.toContain('<img');
    },
  );

  it('has no prices, sums or discount where the invoice has none', () => {
    const { adjustedPrice: _price, total: _total, ...item } = anItem();
    const {
      subtotal: _subtotal,
      grandtotal: _grandtotal,
      amountPaid: _paid,
      creditOwed: _owed,
      discount: _discount,
      discountIsPercentage: _isPercentage,
      discountAmount: _amount,
      invoioceItemDetails: { ceramicValue: _value, ...details },
      ...invoice
    } = anInvoice();
    const sheet = invoiceSheet({ ...invoice, items: [item], invoioceItemDetails: details }, ZONE).text;
    expect(sheet).toContain('GD3');
    expect(sheet).not.toMatch(/\$|%|Price|Total|Value|Discount|None|undefined/);
  });

  it('leaves out the discount alone where that is hidden', () => {
    const { discount: _discount, discountAmount: _amount, ...invoice } = anInvoice();
    const sheet = invoiceSheet(invoice, ZONE).text;
    expect(sheet).toContain('$3,897.86');
    expect(sheet).not.toMatch(/Discount|Markup/);
  });

  it('writes the price of a pound in full and weights in full', () => {
    const wire = { type: 'IMPORT WIRE', finalQty: 1.07365, adjustedPrice: 32.273, total: 34.65 };
    const sheet = sheetOf({ items: [anItem(wire)] });
    for (const text of ['>1.07365 lb<', '>$32.273 / lb<', '>$34.65<']) expect(sheet).toContain(text);
  });

  it.each([
    [{ discount: -2, discountIsPercentage: true, discountAmount: -79.55 }, 'Discount 2 %', '\u2212$79.55'],
    [{ discount: 2.5, discountIsPercentage: true, discountAmount: 99.44 }, 'Markup 2.5 %', '$99.44'],
    [{ discount: -40, discountIsPercentage: false, discountAmount: -40 }, 'Discount', '\u2212$40.00'],
  ])('names what is taken off or added: %j', (facts, name, amount) => {
    expect(sheetOf(facts)).toContain(`${name}</th> <td class="number">${amount}<`);
  });

  it('lets a screen draw the prices of lines, and only those that are there', () => {
    const { adjustedPrice: _, ...unpriced } = anItem({ oem: 'ZM40' });
    const items = [anItem(), unpriced];
    const sheet = invoiceSheet(
      anInvoice({ items }),
      ZONE,
      (text, { oem }) => html`<b title="${oem}">${text}</b>`,
    );
    expect(sheet.text.match(/<b .*?<\/b>/g)).toEqual(['<b title="GD3">$207.38</b>']);
  });
});
