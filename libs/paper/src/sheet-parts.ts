import { brandMark } from './brand-mark';
import { html, joined, type Markup } from './markup';

/** The head of a sheet: in whose name it is and where they are, and beside it what the sheet is. */
export function sheetHead(house: { name: string; address: string }, what: Markup): Markup {
  return html`<div class="head">
    <div class="house">
      ${brandMark}
      <div>
        <p class="name">${house.name}</p>
        <p class="label">${house.address}</p>
      </div>
    </div>
    <div>${what}</div>
  </div>`;
}

/** One of those between whom a sheet is, or what it is about: a caption, a name and what is said of it. */
export function sheetParty(caption: string, name: string, texts: readonly string[]): Markup {
  const lines = texts.filter(Boolean).map((text) => html`<p class="muted">${text}</p>`);
  return html`<div>
    <h3 class="label">${caption}</h3>
    <strong>${name}</strong>${joined(lines)}
  </div>`;
}
