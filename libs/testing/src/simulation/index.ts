export * from './faults';
export * from './bare-platform';
export * from './world';
