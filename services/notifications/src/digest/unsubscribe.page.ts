import { html, plainPage, type Markup } from '@washcoat/paper';

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

/** Says that it did not work, with the number by which the incident is found in the log. */
export const failedPage = (requestId: string): string =>
  page(
    'This did not work',
    html`<p>Nothing was changed. Open the link again in a moment.</p>
      <p>Incident ${requestId}</p>`,
  );

const page = (title: string, body: Markup): string => plainPage({ title, body });
