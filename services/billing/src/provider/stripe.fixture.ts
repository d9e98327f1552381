import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { stripeProvider } from './stripe-provider';

/** What was made at Stripe, as it lists it. */
type Made = Record<string, unknown> & { id: string };
interface Answer {
  body: string;
  made: Made;
}

/**
 * As much of Stripe as renewals need: it keeps what was made, answers a key that it knows as it did before, refuses it
 * with other words, and forgets keys when it is told to. `lists` are what it lists besides, by their paths.
 */
export class StandInForStripe {
  readonly made = new Map<string, Made[]>();
  readonly lists: Record<string, readonly unknown[]> = {};
  /** What it says besides of what is asked for by its id. */
  readonly facts: Record<string, object> = {};
  /** The addresses at which it declines the card. */
  readonly declines = new Set<string>();
  /** Which addresses it was asked for. */
  readonly asked: URL[] = [];
  private readonly keys = new Map<string, Answer>();
  private readonly server = createServer((request, response) => void this.answer(request, response));

  async start() {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('The stand-in has no port.');
    const { port } = address;
    return stripeProvider({
      ...{ secretKey: 'sk_test_123', publishableKey: 'pk_test_123', webhookSecret: 'whsec_test' },
      at: { host: '127.0.0.1', port, protocol: 'http' },
    });
  }

  async stop() {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** A day has passed. */
  forgetKeys() {
    this.keys.clear();
  }

  private async answer(request: IncomingMessage, response: ServerResponse) {
    let body = '';
    for await (const part of request) body += String(part);
    const url = new URL(request.url ?? '', 'http://stripe');
    this.asked.push(url);
    const { pathname } = url;
    const [status, said] =
      request.method === 'POST' ? this.make(request, pathname, body) : this.told(pathname);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  }

  private told(pathname: string): [number, unknown] {
    const id = pathname.split('/')[3];
    if (id) return [200, { id, customer: 'cus_1', payment_method: 'pm_1', ...this.facts[id] }];
    const data = [...(this.lists[pathname] ?? []), ...(this.made.get(pathname) ?? [])];
    return [200, { object: 'list', data, has_more: false, url: pathname }];
  }

  private make({ headers }: IncomingMessage, pathname: string, body: string): [number, unknown] {
    const key = String(headers['idempotency-key']);
    const known = this.keys.get(key);
    if (known && known.body !== body)
      return [
        400,
        { error: { type: 'idempotency_error', message: `${key} was used with other parameters.` } },
      ];
    if (known) return [200, known.made];
    if (this.declines.has(pathname))
      return [402, { error: { type: 'card_error', code: 'card_declined', message: 'Declined.' } }];
    const all = this.made.get(pathname) ?? [];
    const words = new URLSearchParams(body);
    const made = {
      sent: Object.fromEntries(words),
      id: `${pathname.split('/')[2]}_${all.length + 1}`,
      metadata: Object.fromEntries(
        [...words].flatMap(([name, value]) => {
          const field = /^metadata\[(\w+)\]$/.exec(name)?.[1];
          return field ? [[field, value]] : [];
        }),
      ),
      items: { data: [{ current_period_end: Number(words.get('trial_end')) }] },
    };
    this.made.set(pathname, [...all, made]);
    this.keys.set(key, { body, made });
    return [200, made];
  }
}
