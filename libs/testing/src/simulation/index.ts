export * from './faults';
export * from './bare-platform';
export { ConnectionStock } from './connection-stock';
export * from './world';
