import { z } from 'zod';
import type { Bench } from '../bench';
import { contest, type Contestant } from '../contest/contest';
import { contestRows, ratios } from '../contest/contest-table';
import { Child } from '../processes/child';
import { postgresCpu } from '../processes/postgres-cpu';
import { Product } from '../product/product';
import { signedInClients } from '../product/signed-in';
import { bareContestants, CLIENTS, productContestants } from './contestants';
import { complete, fillCart, LINES, readShelf, type Shelf } from './shop';

const ROUNDS = 5;

/** Orders of ten lines with their event, and lines alone, beside bare programs that write the same rows. */
export const order: Bench = {
  name: 'order',
  async run(options) {
    const product = await Product.start(options);
    const bare = await Child.start('bare-order');
    try {
      const { url, adminUrl } = product.facts;
      const shelf = await readShelf(url);
      const loadId = await sampleOrder(url, shelf);
      const bareUrl = await bare.ask('start', z.string(), { adminUrl, loadId });
      const contestants: Contestant[] = [
        ...(await productContestants(product, shelf)),
        ...(await bareContestants(bare, bareUrl)),
      ];
      const results = await contest(contestants, {
        rounds: ROUNDS,
        databaseCpu: () => postgresCpu(adminUrl),
        settle: () => product.settle(),
      });
      const [orders, ordersAlone, lines, oneCall, manyCalls, manyCallsAlone, bareLines] = results;
      return [
        {
          title: `orders of ${LINES} lines, ${CLIENTS} clients, ${ROUNDS} rounds`,
          rows: contestRows(contestants, results),
          notes: [
            `order: product / bare Koa in one call and transaction  ${ratios(orders, oneCall)} (aim 0.5)`,
            `order: product / bare Koa with the same ${LINES + 2} calls      ${ratios(orders, manyCalls)}`,
            `order: the same, what follows settled between         ${ratios(ordersAlone, manyCallsAlone)}`,
            `order: bare Koa with ${LINES + 2} calls / in one               ${ratios(manyCalls, oneCall)}`,
            `line:  product / bare Koa                              ${ratios(lines, bareLines)}`,
            'processor time of the product includes the work of every service on its events,',
            'and of its calls alone asking after every four orders whether that has ended',
          ],
        },
      ];
    } finally {
      await bare.stop();
      await product.stop();
    }
  },
};

async function sampleOrder(url: string, shelf: Shelf): Promise<string> {
  const [client] = await signedInClients(url, 1);
  if (!client) throw new Error('Nobody is signed in.');
  const loadId = await fillCart(client, shelf);
  await complete(client, loadId);
  client.close();
  return loadId;
}
