export * from '@washcoat/service-kit/testing';
