export * from './registry-file';
export * from './registry-store';
export * from './resolve-registry';
