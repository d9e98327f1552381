export * from './noun-tests';
export * from './test-database';
export * from './test-service';
export * from './test-session';
export * from './test-uploads';
