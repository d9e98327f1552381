export * from './faults';
export * from './bare-platform';
export * from './connection-stock';
export * from './world';
