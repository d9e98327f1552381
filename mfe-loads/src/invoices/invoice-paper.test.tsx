import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { invoiceSheet } from '@washcoat/paper/invoice';
import { chooseTheme } from '@washcoat/platform-sdk';
import { renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { installationZone, lightTheme } from '@washcoat/ui';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { ExplainItemContext, type ExplainItem } from '../item-price/explain-item';
import { detail, idOf } from './invoice.fixture';
import { InvoicePaper } from './invoice-paper';

const [bought] = detail().items;

describe('the paper of an invoice', () => {
  const show = (invoice: InvoiceDetail, explain: ExplainItem | null = null) =>
    renderWithPlatform(
      <ExplainItemContext value={explain}>
        <InvoicePaper invoice={invoice} />
      </ExplainItemContext>,
    );
  const sheet = () => screen.getByRole('article', { name: 'Invoice' });
  const printed = (invoice: InvoiceDetail) => {
    const paper = document.createElement('div');
    paper.innerHTML = invoiceSheet(invoice, installationZone()).text;
    return paper.innerHTML;
  };

  afterEach(() => {
    cleanup();
    chooseTheme('system');
  });

  it('is the sheet that is printed, exported and mailed, word for word', async () => {
    const invoice = detail({ notes: 'Left at dock 3' });
    const { container } = show(invoice);
    expect(sheet().innerHTML).toBe(printed(invoice));
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is the same where its prices are explained, which are buttons then, for the keyboard too', async () => {
    const explain = jest.fn();
    const invoice = detail();
    show(invoice, explain);
    const prices = within(sheet()).getAllByRole('button');
    expect(prices[0]).toHaveAccessibleName('$207.38, Price of GD3: how it came about');
    prices[1]?.focus();
    await userEvent.keyboard('{Enter}');
    expect(explain).toHaveBeenCalledWith(invoice.items[1]);
    await userEvent.click(within(sheet()).getByText('Mazda 3 manifold', { selector: 'td' }));
    expect(explain).toHaveBeenCalledTimes(1);
    for (const price of prices) price.replaceWith(price.textContent?.trim() ?? '');
    expect(sheet().innerHTML).toBe(printed(invoice));
  });

  it('keeps the focus on a price when it is told the same once more', () => {
    function Refreshed() {
      const [invoice, setInvoice] = useState(detail());
      return (
        <ExplainItemContext value={jest.fn()}>
          <InvoicePaper invoice={invoice} />
          <button onClick={() => setInvoice(detail())}>Refresh</button>
        </ExplainItemContext>
      );
    }
    renderWithPlatform(<Refreshed />);
    const [price] = within(sheet()).getAllByRole('button');
    price?.focus();
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(price).toHaveFocus();
  });

  it('shows what was entered as text, never as markup, in buttons too', () => {
    const nasty = '"><img src=x onerror=alert(1)>';
    const words = { companyName: nasty, loadName: nasty, notes: nasty, contactName: nasty, address: nasty };
    const items = bought ? [{ ...bought, oem: nasty, description: nasty }] : [];
    show(detail({ ...words, signature: null, items }), jest.fn());
    expect(within(sheet()).getAllByText(nasty).length).toBeGreaterThan(6);
    expect(
      screen.getByRole('button', { name: `$207.38, Price of ${nasty}: how it came about` }),
    ).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });

  it('shows a signature that was drawn as SVG, and the price of a pound without zeros that say nothing', () => {
    const signature = 'data:image/svg+xml;base64,iVBORw0KGgo=';
    const wire = { itemId: idOf(299), oem: 'FOIL', type: 'IMPORT WIRE', finalQty: 2.1473 };
    const items = bought ? [{ ...bought, ...wire, adjustedPrice: 32.273, total: 69.3 }] : [];
    show(detail({ signature, items }));
    expect(screen.getByRole('img', { name: 'Signature of the seller' })).toHaveAttribute('src', signature);
    expect(screen.getByRole('cell', { name: '$32.273 / lb' })).toBeInTheDocument();
  });

  it('is white on paper in the dark theme too', () => {
    chooseTheme('dark');
    show(detail());
    expect(sheet()).toHaveStyle({
      background: lightTheme.color.paper,
      color: lightTheme.color.paperInk,
    });
  });
});
