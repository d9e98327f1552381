export * from './access';
export * from './endpoint';
export * from './event';
export * from './fields';
export * from './flags';
export * from './openapi';
export * from './remote-manifest';
