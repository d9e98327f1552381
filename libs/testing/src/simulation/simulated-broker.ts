import type { Message, Subscriber, Transport } from '@washcoat/service-kit';
import type { Actor } from './actor';
import type { Scheduler } from './scheduler';

interface Delivery {
  message: Message;
  /** It comes a second time whatever became of the first. */
  isRepeat: boolean;
}

/** A process that reads for a group. */
interface Member {
  actor: Actor;
  subscriber: Subscriber;
}

/** What one group of consumers has not acknowledged yet, in the order in which it came. */
interface Group {
  name: string;
  topics: ReadonlySet<string>;
  deliveries: Delivery[];
  member?: Member;
  isBusy: boolean;
}

/** What befalls the next delivery or publication. */
export interface BrokerFaults {
  isTwice(): boolean;
  isLate(): boolean;
}

const PAUSE_MS = 100;

/**
 * A broker that keeps what it was given: at least once, in order per key, each group on its own. A message is forgotten
 * once its handler was acknowledged; one that was not comes again.
 */
export class SimulatedBroker {
  private readonly log: Message[] = [];
  private readonly groups = new Map<string, Group>();

  constructor(
    private readonly scheduler: Scheduler,
    private readonly faults: BrokerFaults,
  ) {}

  /** The transport of one process. */
  transportOf(actor: Actor): Transport {
    return {
      isShared: true,
      lanes: () => [{ name: 'broker', events: ['*'] }],
      subscribe: (subscriber) => this.join({ actor, subscriber }),
      start: async () => undefined,
      stop: async () => undefined,
      publish: (messages) =>
        this.scheduler.step({
          actor,
          kind: 'publish',
          label: `publish ${messages.map(({ envelope }) => envelope.type).join(', ')}`,
          act: async () => this.append(messages),
        }),
    };
  }

  /** Takes messages of nobody's process. */
  append(messages: readonly Message[]): void {
    this.log.push(...messages);
    for (const group of this.groups.values()) group.deliveries.push(...wantedBy(group, messages));
    this.groups.forEach((group) => this.offer(group));
  }

  /** How many deliveries nobody has acknowledged. */
  get underWay(): number {
    return [...this.groups.values()].reduce((sum, { deliveries }) => sum + deliveries.length, 0);
  }

  /** Takes a process that died out of its groups. */
  leave(actor: Actor): void {
    for (const group of this.groups.values()) {
      if (group.member?.actor !== actor) continue;
      group.member = undefined;
      group.isBusy = false;
    }
  }

  private join(member: Member) {
    const { group: name, consumers } = member.subscriber;
    const known = this.groups.get(name);
    const topics = new Set(consumers.map(({ event }) => event.topic));
    const group: Group = known ?? { name, topics, deliveries: [], isBusy: false };
    if (!known) group.deliveries.push(...wantedBy(group, this.log));
    group.member = member;
    group.isBusy = false;
    this.groups.set(name, group);
    member.actor.surroundings.after(0, () => this.offer(group));
  }

  /** One delivery after the other: of the first key that waits, or of another when that one is late. */
  private offer(group: Group) {
    const { member } = group;
    if (!member || group.isBusy || !group.deliveries.length) return;
    group.isBusy = true;
    const delivery = this.next(group);
    member.actor
      .run(() => this.deliver(group, delivery, member))
      .then(
        () => this.goOn(group, member, 0),
        () => this.goOn(group, member, PAUSE_MS),
      );
  }

  private goOn(group: Group, member: Member, ms: number) {
    if (group.member !== member || !member.actor.isAlive) return;
    member.actor.surroundings.after(ms, () => {
      group.isBusy = false;
      this.offer(group);
    });
  }

  private next({ deliveries }: Group): Delivery {
    const [first] = deliveries;
    if (!first) throw new Error('Nothing is to be delivered.');
    if (!this.faults.isLate()) return first;
    return deliveries.find(({ message }) => message.key !== first.message.key) ?? first;
  }

  private async deliver(group: Group, delivery: Delivery, { actor, subscriber }: Member) {
    const label = `${delivery.message.envelope.type} to ${group.name}`;
    await this.scheduler.step({ actor, kind: 'deliver', label, act: async () => undefined });
    for (const { name, event } of subscriber.consumers)
      if (event.name === delivery.message.envelope.type) await subscriber.handle(name, [delivery.message]);
    await this.scheduler.step({
      actor,
      kind: 'acknowledge',
      label,
      act: async () => this.acknowledge(group, delivery),
    });
  }

  private acknowledge(group: Group, delivery: Delivery) {
    if (!delivery.isRepeat && this.faults.isTwice()) {
      delivery.isRepeat = true;
      return;
    }
    group.deliveries.splice(group.deliveries.indexOf(delivery), 1);
  }
}

function wantedBy({ topics }: Group, messages: readonly Message[]): Delivery[] {
  return messages.filter(({ topic }) => topics.has(topic)).map((message) => ({ message, isRepeat: false }));
}
