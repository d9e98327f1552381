/** A company's logo as a data address: its initials on a disc of one colour. */
export function drawLogo(initials: string, colour: string): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">` +
    `<circle cx="48" cy="48" r="46" fill="${colour}"/>` +
    `<circle cx="48" cy="48" r="38" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="6 4"/>` +
    `<text x="48" y="59" font-family="sans-serif" font-size="30" font-weight="700" text-anchor="middle" ` +
    `fill="#fff">${initials}</text></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
