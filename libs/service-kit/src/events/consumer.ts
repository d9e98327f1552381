import type { DataOf, Envelope, EventDefinition } from '@washcoat/contract-kernel';
import type { UnitOfWork } from '../service/unit-of-work';

/** What a reaction works with: the transaction that also holds the inbox row, and the event's envelope. */
export interface ConsumerContext extends UnitOfWork {
  envelope: Envelope;
}

/** A reaction of a service to an event. It must tolerate repetition (the inbox sees to it) and other orders. */
export interface Consumer<E extends EventDefinition = EventDefinition> {
  /** Unique within the service; the inbox remembers events by it. */
  name: string;
  event: E;
  /** People wait for what comes of it: where all services work in one process it comes before what they do not wait for. */
  isAwaited?: boolean;
  handle(context: ConsumerContext, data: DataOf<E>): Promise<void>;
  /**
   * Where rows are all that comes of an event: the rows of several in one go, of which no two depend on each other. A
   * replay of many hands them over by the hundred.
   */
  handleAll?(context: Pick<UnitOfWork, 'trx'>, several: readonly DataOf<E>[]): Promise<void>;
  /**
   * The tables that it alone fills, and the consumers of its topic, parents before their children. A replay rebuilds
   * them out of nothing; without them it asks `handle` about every event once more.
   */
  tables?: readonly string[];
}

/** A reaction that handles several events as it handles one need not say the latter. */
type OfSeveral<E extends EventDefinition> = Omit<Consumer<E>, 'handle'> &
  Required<Pick<Consumer<E>, 'handleAll'>>;

/** Declares a reaction and ties the data's type to the event. Throws when it keeps what no replay could bring back. */
export function consumer<E extends EventDefinition>(definition: Consumer<E> | OfSeveral<E>): Consumer<E> {
  if (definition.tables && definition.event.kind !== 'record')
    throw new Error(
      `${definition.name} keeps messages, which are forgotten; a replay could not rebuild its tables.`,
    );
  if ('handle' in definition) return definition;
  return { ...definition, handle: (context, data) => definition.handleAll(context, [data]) };
}
