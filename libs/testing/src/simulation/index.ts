export * from './faults';
export * from './quiet-platform';
export type { Question } from './stepped-connection';
export * from './world';
