export * from '@washcoat/service-kit/testing';
export * from './simulation/books';
export * from './without-ids';
