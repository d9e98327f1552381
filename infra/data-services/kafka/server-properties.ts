/** Addresses and place of a single broker that is its own controller. */
export interface BrokerAddress {
  port: number;
  /** The port that clients are told: of a proxy before the broker. */
  advertisedPort?: number;
  controllerPort: number;
  logDirectory: string;
}

/** Topics that Kafka keeps for itself: one broker holds the only copy, and few partitions make its start quick. */
const internalTopics = {
  'offsets.topic.replication.factor': 1,
  'offsets.topic.num.partitions': 5,
  'transaction.state.log.replication.factor': 1,
  'transaction.state.log.min.isr': 1,
  'transaction.state.log.num.partitions': 5,
  'share.coordinator.state.topic.replication.factor': 1,
  'share.coordinator.state.topic.min.isr': 1,
  'share.coordinator.state.topic.num.partitions': 5,
};

/** After a kill the controller takes the broker back only when the old session has run out (9 s by default). */
const quickReturn = {
  'broker.heartbeat.interval.ms': 500,
  'broker.session.timeout.ms': 3_000,
};

/** The text of `server.properties`: loopback only, one broker, topics only when created on purpose. */
export function serverProperties(place: BrokerAddress): string {
  const { port, advertisedPort = port, controllerPort, logDirectory } = place;
  const properties = {
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${controllerPort}`,
    listeners: `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${advertisedPort}`,
    'controller.listener.names': 'CONTROLLER',
    'inter.broker.listener.name': 'PLAINTEXT',
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    'log.dirs': logDirectory,
    'num.partitions': 3,
    'auto.create.topics.enable': false,
    'group.initial.rebalance.delay.ms': 0,
    'log.retention.hours': 168,
    'log.cleaner.dedupe.buffer.size': 16 * 1024 * 1024,
    ...quickReturn,
    ...internalTopics,
  };
  return Object.entries(properties)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
