import type { Session } from '@washcoat/contract-entities';
import { loadLinkMake, loadLinks, type LoadLink } from '@washcoat/contract-loads';
import { people, type Yard } from '../yard.fixture';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** A page of a public link as a browser gets it. */
export interface OpenedPage {
  status: number;
  page: string;
  headers: Record<string, unknown>;
}

/** What tests do with public links. */
export class LinkDesk {
  constructor(private readonly yard: Yard) {}

  make(
    loadId: string,
    session: Session = people.buyer,
    { days = 7, ...headers }: { days?: number; 'idempotency-key'?: string } = {},
  ) {
    return this.yard.test.call(session, loadLinkMake, { loadId, madeFor: 'Rosa Lind', days }, headers);
  }

  /** The path of a new link. */
  async linkOf(loadId: string): Promise<string> {
    const { status, body } = await this.make(loadId);
    if (status !== 200) throw new Error(`No link: ${status}`);
    return new URL(body.address).pathname;
  }

  async links(loadId: string): Promise<LoadLink[]> {
    return (await this.yard.test.call(people.buyer, loadLinks, { loadId })).body.list;
  }

  async open(url: string): Promise<OpenedPage> {
    const { status, body, headers } = await this.yard.test.send({ method: 'GET', url });
    return { status, page: folded(body), headers };
  }

  async approve(url: string, fields: Record<string, string>): Promise<OpenedPage> {
    const payload = new URLSearchParams(fields).toString();
    const { status, body, headers } = await this.yard.test.send({
      method: 'POST',
      url,
      headers: form,
      payload,
    });
    return { status, page: folded(body), headers };
  }
}

/** The fields of the form of a page, filled in. */
export const sure = (page: string, name = 'Rosa Lind') => ({
  name,
  isSure: 'yes',
  fingerprint: /name="fingerprint" value="([^"]+)"/.exec(page)?.[1] ?? '',
});

const folded = (body: unknown) => String(body).replace(/\s+/g, ' ');
