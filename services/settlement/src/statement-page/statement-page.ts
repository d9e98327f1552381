import type { SettlementStatement } from '@washcoat/contract-settlement';
import { html, interFontFaces, Markup, paperBase } from '@washcoat/paper';
import { statementSheet, statementSheetStyle } from '@washcoat/paper/settlement-statement';

/** The sheet of a settlement statement as a page that needs nothing from outside; days are those of `timezone`. */
export async function statementPage(statement: SettlementStatement, timezone: string): Promise<string> {
  const style = new Markup(`${await interFontFaces()}${paperBase} .sheet { ${statementSheetStyle} }`);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Settlement ${statement.settlementNo}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main class="sheet">${statementSheet(statement, timezone)}</main>
      </body>
    </html>`.text;
}
