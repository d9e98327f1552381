export * from '@washcoat/service-kit/testing';
export * from './simulation/books';
