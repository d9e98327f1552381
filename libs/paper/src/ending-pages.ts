import { html } from './markup';
import { plainPage } from './plain-page';

/** What the pages say by which a reader ends mails that come by schedule. */
export interface EndingWords {
  /** `End these price sheets?` */
  question: string;
  /** What the reader is without then. */
  consequence: string;
  /** `No more price sheets` */
  ended: string;
  /** How they begin again. */
  again: string;
}

/** The pages by which a reader who is not signed in ends mails that come by schedule. */
export const endingPages = ({ question, consequence, ended, again }: EndingWords) => ({
  ask: (): string =>
    plainPage({
      title: question,
      body: html`<p>${consequence}</p>
        <form method="post"><button>End these mails</button></form>`,
    }),
  ended: (): string => plainPage({ title: ended, body: html`<p>${again}</p>` }),
  unknown: (): string =>
    plainPage({
      title: 'This link is not complete',
      body: html`<p>Perhaps it was cut in the mail, or the mails have ended already.</p>`,
    }),
  failed: (requestId: string): string =>
    plainPage({
      title: 'This did not work',
      body: html`<p>Nothing was changed. Open the link again in a moment.</p>
        <p>Incident ${requestId}</p>`,
    }),
});
