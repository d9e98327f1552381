import { html, interFontFaces, joined, Markup } from '@washcoat/paper';
import { renderSVG } from 'uqr';

/** The size of a label, in millimetres. */
export const labelSize = { width: 62, height: 29 };

/** What stands on a label. */
export interface Label {
  /** The address that its code leads to. */
  address: string;
  title: string;
  lines: readonly string[];
}

const labelStyle = `
  * { box-sizing: border-box; margin: 0; }
  body { font: 8pt/10pt Inter, sans-serif; color: #000; }
  .label { width: ${labelSize.width}mm; height: ${labelSize.height}mm; padding: 2mm; display: flex; gap: 2mm; overflow: hidden; break-inside: avoid; }
  .label svg { flex: none; width: 25mm; height: 25mm; }
  .label div { min-width: 0; }
  .label strong { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; font-size: 11pt; line-height: 12pt; overflow-wrap: anywhere; }
  .label p { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
`;
const rollStyle = `@page { size: ${labelSize.width}mm ${labelSize.height}mm; margin: 0; } .label { height: ${labelSize.height - 0.5}mm; break-after: page; } .label:last-child { break-after: auto; }`;
/** Three beside each other on A4 between its margins of 1 cm, nine below each other. */
const sheetStyle = `body { display: flex; flex-wrap: wrap; align-content: flex-start; }`;

/** Labels as a page that needs nothing from outside: one a page on a roll, as many as there is room for on a sheet. */
export async function labelPage(labels: readonly Label[], paper: 'roll' | 'sheet'): Promise<string> {
  const style = new Markup(
    `${await interFontFaces()}${labelStyle}${paper === 'roll' ? rollStyle : sheetStyle}`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Labels</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        ${joined(labels.map(labelOf))}
      </body>
    </html>`.text;
}

function labelOf({ address, title, lines }: Label): Markup {
  const code = new Markup(renderSVG(address, { ecc: 'M', border: 0 }));
  return html`<section class="label">
    ${code}
    <div>
      <strong>${title}</strong>
      ${joined(lines.filter(Boolean).map((line) => html`<p>${line}</p>`))}
    </div>
  </section>`;
}
