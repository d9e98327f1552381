import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { BenchOptions } from '../bench';
import { burstAnswer, type burstInput } from '../burst/burst-protocol';
import { Child } from '../processes/child';
import { productFacts, replayAnswer, statement, type ProductFacts, type Statement } from './product-protocol';

const FEW_CONVERTERS = 1000;

/** The product with its embedded database in a process of its own: all services and the door, as `npm start` has them. */
export class Product {
  private constructor(
    private readonly child: Child,
    readonly facts: ProductFacts,
  ) {}

  /**
   * Starts it on a database that is kept for the next run with so many converters; a new one is seeded with `seeded`
   * of them.
   */
  static async start(
    { folder, isProfiled }: BenchOptions,
    converters = FEW_CONVERTERS,
    seeded = converters,
  ): Promise<Product> {
    await mkdir(folder, { recursive: true });
    const child = await Child.start('product', isProfiled ? folder : undefined);
    const settings = { folder: path.join(folder, `data-${converters}`), converters: seeded };
    console.log(`Starting the product with ${converters} converters …`);
    try {
      return new Product(child, await child.ask('start', productFacts, settings));
    } catch (problem) {
      await child.stop();
      throw problem;
    }
  }

  /** The tokens of so many people who may do what the house buyer may, each with a session of their own. */
  signIn(count: number): Promise<string[]> {
    return this.child.ask('signIn', z.array(z.string()), { count });
  }

  /** Does `work` and answers the statements of `service` containing a text that were sent meanwhile. */
  async statementsOf(service: string, containing: string, work: () => Promise<void>): Promise<Statement[]> {
    const statements = z.array(statement);
    await this.child.ask('record', statements, { service, containing, isOn: true });
    await work();
    return this.child.ask('record', statements, { service, containing, isOn: false });
  }

  /** Completes orders at a pace, within its own process; answers when each was. */
  completeBurst(input: z.input<typeof burstInput>): Promise<number[]> {
    return this.child.ask('burst', burstAnswer, input);
  }

  /** Has a service handle all of a topic again, while it runs. */
  replay(topic: string, service: string): Promise<z.infer<typeof replayAnswer>> {
    return this.child.ask('replay', replayAnswer, { topic, service });
  }

  /** Waits until every event has been handled. */
  async settle(): Promise<void> {
    await this.child.ask('settle', z.unknown());
  }

  /** Of its Node process, which PostgreSQL's belong to. */
  get pid(): number {
    return this.child.process.pid ?? 0;
  }

  /** Milliseconds of processor time that its Node process has used. */
  cpu(): Promise<number> {
    return this.child.cpu();
  }

  async stop(): Promise<void> {
    await this.child.ask('stop', z.unknown());
    await this.child.stop();
  }
}
