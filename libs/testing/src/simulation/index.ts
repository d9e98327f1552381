export * from './faults';
export * from './quiet-platform';
export * from './world';
