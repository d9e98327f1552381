import type { CompanyCopy } from '@washcoat/service-kit';
import type { InvoiceAge } from '@washcoat/contract-invoicing';
import { dateText, dayText } from '@washcoat/contract-kernel';
import { brandMark, dollars, html, interFontFaces, joined, Markup } from '@washcoat/paper';
import type { AccountStatement } from './account-statement';
import { statementPageStyle } from './statement-page.style';

/** What an age is called on a statement. */
export const ageWords: Record<InvoiceAge, string> = {
  upTo30: '0 to 30 days',
  upTo60: '31 to 60 days',
  upTo90: '61 to 90 days',
  over90: 'Over 90 days',
};

/** What a company's account with one of its buyers comes to, in whose name its statement stands. */
export interface BuyersStatement {
  buyer: string;
  account: AccountStatement;
}

/** What a statement is of. */
export interface StatementSubject {
  company: Pick<CompanyCopy, 'companyName'>;
  /** Days, `YYYY-MM-DD`. */
  from: string;
  to: string;
  timezone: string;
}

/** The paper of a statement, each buyer on pages of its own, as a page that needs nothing from outside. */
export async function statementPage(
  statements: readonly BuyersStatement[],
  subject: StatementSubject,
): Promise<string> {
  const style = new Markup(`${await interFontFaces()}${statementPageStyle}`);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Statement ${subject.company.companyName}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        ${joined(statements.map((statement) => statementWith(statement, subject)))}
      </body>
    </html>`.text;
}

function statementWith({ buyer, account }: BuyersStatement, subject: StatementSubject): Markup {
  return html`<div class="statement">
    <header>
      <div class="house">
        ${brandMark}
        <h2>${buyer}</h2>
      </div>
      <div>
        <h1>Statement</h1>
        <p class="right muted">${dayText(subject.from, 'short')} to ${dayText(subject.to, 'short')}</p>
      </div>
    </header>
    <section class="parties">
      <div>
        <p class="label">Account of</p>
        <strong>${subject.company.companyName}</strong>
      </div>
      <div>
        <p class="label">Balance</p>
        <strong>${dollars(account.balance.toNumber())}</strong>
      </div>
    </section>
    ${linesTable(account, subject)} ${agesTable(account)}
  </div>`;
}

function linesTable({ opening, lines, balance }: AccountStatement, subject: StatementSubject) {
  const money = (amount: { toNumber(): number } | null) => (amount ? dollars(amount.toNumber()) : '');
  return html`<table>
    <thead>
      <tr>
        <th>Date</th>
        <th>What</th>
        <th class="number">Invoiced</th>
        <th class="number">Paid</th>
        <th class="number">Balance</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <td>${dayText(subject.from, 'short')}</td>
        <td>Opening balance</td>
        <td class="number"></td>
        <td class="number"></td>
        <td class="number">${money(opening)}</td>
      </tr>
      ${joined(
        lines.map(
          (line) =>
            html`<tr>
              <td>${dateText(line.at, 'short', subject.timezone)}</td>
              <td>${line.text}</td>
              <td class="number">${money(line.invoiced)}</td>
              <td class="number">${money(line.paid)}</td>
              <td class="number">${money(line.balance)}</td>
            </tr>`,
        ),
      )}
      <tr>
        <td>${dayText(subject.to, 'short')}</td>
        <td><strong>Balance</strong></td>
        <td class="number"></td>
        <td class="number"></td>
        <td class="number"><strong>${money(balance)}</strong></td>
      </tr>
    </tbody>
  </table>`;
}

function agesTable({ ages, creditOwed }: AccountStatement): Markup {
  const credit = creditOwed.isZero()
    ? ''
    : html`<p class="notes muted">
        ${dollars(creditOwed.toNumber())} of it was paid too much and is owed back; the balance is less by it.
      </p>`;
  return html`<div class="sums">
      <table>
        <thead>
          <tr>
            ${joined(ages.map(({ age }) => html`<th class="number">Unpaid ${ageWords[age].toLowerCase()}</th>`))}
          </tr>
        </thead>
        <tbody>
          <tr>
            ${joined(ages.map(({ balance }) => html`<td class="number">${dollars(balance.toNumber())}</td>`))}
          </tr>
        </tbody>
      </table>
    </div>
    ${credit}`;
}
