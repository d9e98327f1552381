import { productUrl } from './product';

/** Waits for a mail to `email` in the product's mailbox for developers, and finds `link` in the newest one. */
export function mailedLink(email: string, link: RegExp): Promise<string> {
  return waitForMail(email, (mail) => link.exec(mail)?.[0]);
}

/** Waits for a mail to `email` that says `words`, in that mailbox. */
export function newestMailTo(email: string, words: string): Promise<string> {
  return waitForMail(email, (mail) => (mail.includes(words) ? mail : undefined));
}

async function waitForMail(email: string, read: (mail: string) => string | undefined): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const found = read((await newestMail(email)) ?? '');
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No mail to ${email} arrived.`);
}

async function newestMail(email: string): Promise<string | undefined> {
  const list = await (await fetch(`${productUrl()}/dev/mail`)).text();
  const row = list.split('<tr>').find((part) => part.includes(email));
  const address = row && /href="([^"]+)"/.exec(row)?.[1];
  return address && (await fetch(`${productUrl()}${address}`)).text();
}
