/** What a service needs in a process of its own: apart, so that the embedded default loads no client of Kafka or Redis. */
export * from './events/kafka-transport';
export * from './live/redis-live-bus';
export * from './process/external-platform';
export * from './process/run-service';
