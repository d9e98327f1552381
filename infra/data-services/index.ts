export * from './availability';
export { startDebianPostgres, debianPostgresAvailable } from './debian-postgres/debian-postgres';
export * from './embedded-postgres';
export { kafkaAvailable } from './kafka/kafka-libraries';
export { startKafka } from './kafka/kafka-service';
export * from './ports';
export { redisAvailable, startRedis } from './redis/redis-service';
export { StartupProblem } from './startup-problem';
