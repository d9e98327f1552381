import { loadSharp } from '@washcoat/service-kit';

/** What a logo of the demonstration is drawn of. */
export interface Logo {
  initials: string;
  colour: string;
}

/** A company's logo as a data address: its initials on a disc of one colour. */
export async function drawLogo({ initials, colour }: Logo): Promise<string> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">` +
    `<circle cx="48" cy="48" r="46" fill="${colour}"/>` +
    `<circle cx="48" cy="48" r="38" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="6 4"/>` +
    `<text x="48" y="59" font-family="sans-serif" font-size="30" font-weight="700" text-anchor="middle" ` +
    `fill="#fff">${initials}</text></svg>`;
  const sharp = await loadSharp();
  const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
