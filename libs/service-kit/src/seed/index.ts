export * from './demo-session';
export * from './seed';
