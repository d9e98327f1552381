/** A rectangle with rounded corners, filled with the fill of the given id. */
export function plate(fill: string, x: number, y: number, width: number, height: number, radius = 0): string {
  const round = radius > 0 ? ` rx="${radius}"` : '';
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${round} fill="url(#${fill})"/>`;
}

/** A closed outline, filled with the fill of the given id. */
export function sheet(fill: string, outline: string): string {
  return `<path d="${outline}" fill="url(#${fill})"/>`;
}

/** Lines pressed or welded into the metal: a dark edge with a bright one beside it. */
export function seam(outline: string, dx: number, dy: number): string {
  return (
    `<path d="${outline}" fill="none" stroke="#5f5a53" stroke-opacity=".75" stroke-width="1.6"/>` +
    `<path d="${outline}" transform="translate(${dx} ${dy})" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.3"/>`
  );
}

/** Soft white glint along a line. */
export function glint(outline: string, width: number): string {
  return `<path d="${outline}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="${width}" stroke-linecap="round"/>`;
}
