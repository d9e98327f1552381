import { html, Markup } from '@washcoat/paper';

/** Asks whoever follows the link of a mail, because programs that look at links follow them too. */
export const askPage = (): string =>
  page(
    'End these mails?',
    html`<p>You then get no more mails about unread messages. They stay at the bell.</p>
      <form method="post"><button>End these mails</button></form>`,
  );

/** Says that no more mails come, and where they can be had again. */
export const endedPage = (): string =>
  page(
    'No more mails',
    html`<p>
      Messages stay at the bell. You can ask for mails again in your <a href="/settings">settings</a>.
    </p>`,
  );

/** Says that a link ends nobody's mails, and where one's own are ended. */
export const noTicketPage = (): string =>
  page(
    'This link is not complete',
    html`<p>Perhaps it was cut in the mail. Sign in and choose in your <a href="/settings">settings</a>.</p>`,
  );

/** The colours of the product's pages in both themes; this page has nothing of theirs to load. */
const style = `
  :root { color-scheme: light dark; --canvas: #f7f6f4; --surface: #fff; --line: #e7e4df; --text: #1d1b18; --text2: #55504a; --accent: #a34f26; --on: #fff; --link: #94461f; }
  @media (prefers-color-scheme: dark) {
    :root { --canvas: #121110; --surface: #1a1917; --line: #2c2926; --text: #f0ede8; --text2: #bbb5ac; --accent: #d18a5c; --on: #1c0f07; --link: #e8a680; }
  }
  body { margin: 0; padding: 16px; background: var(--canvas); color: var(--text2); font: 16px/24px system-ui, sans-serif; }
  main { box-sizing: border-box; max-width: 480px; margin: min(12vh, 96px) auto 0; padding: 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
  small { font-weight: 600; }
  h1 { margin: 8px 0; color: var(--text); font-size: 24px; line-height: 32px; }
  p { margin: 0; }
  a { color: var(--link); }
  button { min-height: 44px; margin-top: 24px; padding: 0 16px; border: 0; border-radius: 8px; background: var(--accent); color: var(--on); font: inherit; font-weight: 600; cursor: pointer; }
`;

function page(title: string, body: Markup): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} · Washcoat</title>
        <style>
          ${new Markup(style)}
        </style>
      </head>
      <body>
        <main>
          <small>Washcoat</small>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text;
}
