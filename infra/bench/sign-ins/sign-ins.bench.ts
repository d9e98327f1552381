import { login } from '@washcoat/contract-entities';
import { hash, verify } from '@node-rs/argon2';
import { DEMO_PASSWORD } from '@washcoat/service-kit/seed';
import type { Bench } from '../bench';
import { ApiClient } from '../product/api-client';
import { Product } from '../product/product';
import { BUYER } from '../product/signed-in';
import { durationCells, durationColumns } from '../report/durations';
import type { Section } from '../report/report';
import { runClients, type Run } from '../report/run-clients';

const CLIENTS = [1, 4, 8];
const SIGN_INS = 120;
const WARM_UP = 10;
/** As entities/sign-in/password.ts hashes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Sign-ins per second, beside the password check alone: a slow hash is what a sign-in has to pay. */
export const signIns: Bench = {
  name: 'sign-ins',
  async run(options) {
    const product = await Product.start(options);
    try {
      const rows: string[][] = [['clients', 'sign-ins/s', ...durationColumns, 'argon2 alone/s']];
      const passwordHash = await hash(DEMO_PASSWORD, cost);
      await signIn(product.facts.url, 1, WARM_UP);
      for (const clients of CLIENTS) {
        const { perSecond, durations } = await signIn(product.facts.url, clients, SIGN_INS);
        const alone = await runClients(clients, SIGN_INS, () => verify(passwordHash, DEMO_PASSWORD));
        rows.push([
          String(clients),
          perSecond.toFixed(1),
          ...durationCells(durations),
          alone.perSecond.toFixed(1),
        ]);
      }
      return [{ title: `${SIGN_INS} sign-ins of the house buyer`, rows }] satisfies Section[];
    } finally {
      await product.stop();
    }
  },
};

async function signIn(url: string, clients: number, count: number): Promise<Run> {
  const connections = Array.from({ length: clients }, () => new ApiClient(url));
  const run = await runClients(clients, count, (client) =>
    connections[client]?.call(login, { email: BUYER, password: DEMO_PASSWORD }),
  );
  connections.forEach((connection) => connection.close());
  return run;
}
