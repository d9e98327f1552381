import { z } from 'zod';

/** What the process of the product is started with. */
export const productSettings = z.object({ folder: z.string(), converters: z.number() });

/** Where it is then. */
export const productFacts = z.object({ url: z.string(), adminUrl: z.string() });
export type ProductFacts = z.infer<typeof productFacts>;

/** A statement as PostgreSQL gets it, without what differs between two calls. */
export const statement = z.object({
  text: z.string(),
  values: z.array(z.unknown()),
  /** On a connection that plans it once, see `plannedOnce` of services. */
  isPlannedOnce: z.boolean(),
});
export type Statement = z.infer<typeof statement>;

/** What is to be replayed for whom, and what came of it. */
export const replayAsked = z.object({ topic: z.string(), service: z.string() });
export const replayAnswer = z.object({ handled: z.number(), shelved: z.number() });
