import { html, Markup } from './markup';

/** The colours of the product's pages in both themes; a page that is served by itself has nothing of theirs to load. */
const style = `
  :root { color-scheme: light dark; --canvas: #f7f6f4; --surface: #fff; --line: #e7e4df; --text: #1d1b18; --text2: #55504a; --accent: #a34f26; --on: #fff; --link: #94461f; }
  @media (prefers-color-scheme: dark) {
    :root { --canvas: #121110; --surface: #1a1917; --line: #2c2926; --text: #f0ede8; --text2: #bbb5ac; --accent: #d18a5c; --on: #1c0f07; --link: #e8a680; }
  }
  body { margin: 0; padding: 16px; background: var(--canvas); color: var(--text2); font: 16px/24px system-ui, sans-serif; overflow-wrap: anywhere; }
  main { box-sizing: border-box; max-width: 480px; margin: min(12vh, 96px) auto 0; padding: 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
  main.wide { max-width: 880px; margin-top: 24px; }
  small { font-weight: 600; }
  h1 { margin: 8px 0; color: var(--text); font-size: 24px; line-height: 32px; }
  p { margin: 0; }
  a { color: var(--link); }
  button { min-height: 44px; margin-top: 24px; padding: 0 16px; border: 0; border-radius: 8px; background: var(--accent); color: var(--on); font: inherit; font-weight: 600; cursor: pointer; }
`;

export interface PlainPage {
  title: string;
  body: Markup;
  /** Room for a table. */
  isWide?: boolean;
  /** What the page needs besides. */
  style?: string;
}

/** A page that is served by itself, for somebody who is not signed in: no script, nothing to load, both themes. */
export function plainPage({ title, body, isWide = false, style: more = '' }: PlainPage): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title} · Washcoat</title>
        <style>
          ${new Markup(style + more)}
        </style>
      </head>
      <body>
        <main class="${isWide ? 'wide' : ''}">
          <small>Washcoat</small>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text;
}
