import { dateText, dayText } from '@washcoat/contract-kernel';
import { dollars, html, interFontFaces, joined, Markup, paperStyle } from '@washcoat/paper';
import type { PriceSheet, SheetLine } from './price-sheet';

/** What a sheet says besides its lines. */
export interface SheetHead {
  /** In whose name it stands: the company that the customer trades with. */
  sender: string;
  companyName: string;
  /** A day, `2026-12-31`; null where it says none. */
  validUntil: string | null;
  /** What was chosen: a family, a type, the top list; empty for everything. */
  choice: string;
  timezone: string;
}

/** The same above the lines of a workbook. */
export const sheetHeading = (sheet: PriceSheet, head: SheetHead): string[] => [
  head.sender,
  `Price sheet: ${head.choice || 'All converters'}`,
  `Prices for ${head.companyName}${sheet.facility ? `, at ${sheet.facility}` : ''}`,
  `Prices of ${dateText(new Date(sheet.pricedAt), 'moment', head.timezone)}`,
  ...(head.validUntil ? [`Valid until ${dayText(head.validUntil)}`] : []),
];

const mark = new Markup(
  `<svg width="36" height="36" viewBox="0 0 24 24" fill="none"><path d="M12 1.2 21.4 6.6v10.8L12 22.8 2.6 17.4V6.6Z" fill="#a34f26"/><path d="M12 6.4 16.9 9.2v5.6L12 17.6l-4.9-2.8V9.2ZM12 12 16.9 9.2M12 12v5.6M12 12 7.1 9.2" stroke="#fff" stroke-width="1.4" stroke-linejoin="round"/></svg>`,
);

/** The paper of a customer's prices, as a page that needs nothing from outside. */
export async function priceSheetPage(sheet: PriceSheet, head: SheetHead): Promise<string> {
  const style = new Markup(`${await interFontFaces()}${paperStyle} td.code { font-weight: 600; }`);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Price sheet ${head.companyName}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <header>
          <div class="house">
            ${mark}
            <h2>${head.sender}</h2>
          </div>
          <div>
            <h1>Price sheet</h1>
            <p class="right muted">${head.choice || 'All converters'}</p>
          </div>
        </header>
        <section class="parties">
          <div>
            <p class="label">Prices for</p>
            <strong>${head.companyName}</strong>
            ${sheet.facility ? html`<span class="muted">At ${sheet.facility}</span>` : ''}
          </div>
          <div>
            <p class="label">Prices of</p>
            <strong>${dateText(new Date(sheet.pricedAt), 'moment', head.timezone)}</strong>
          </div>
          <div>${head.validUntil ? validity(head.validUntil) : ''}</div>
        </section>
        <table>
          <thead>
            <tr>
              <th>Code</th>
              <th>Description</th>
              <th>Type</th>
              <th class="number">Offer</th>
            </tr>
          </thead>
          <tbody>
            ${joined(sheet.lines.map(row))}
          </tbody>
        </table>
      </body>
    </html>`.text;
}

const validity = (day: string) =>
  html`<p class="label">Valid until</p>
    <strong>${dayText(day)}</strong>`;

const row = ({ oem, description, type, offerPrice }: SheetLine) =>
  html`<tr>
    <td class="code">${oem}</td>
    <td>${description}</td>
    <td>${type}</td>
    <td class="number">${dollars(offerPrice)}</td>
  </tr>`;
