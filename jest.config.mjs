/** One jest for every project: `node` runs services and libraries, `browser` runs components in jsdom. */
const transform = {
  '\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development: false } },
      },
      module: { type: 'commonjs' },
    },
  ],
};
const esmPackages =
  '/node_modules/(?!(@washcoat|@koa/router|lru-cache|date-fns|@date-fns|until-async|jose|single-spa|qr|echarts|zrender)/)';

export default {
  maxWorkers: 2,
  // What test files leave behind gathers in a worker and slows down all that follow; then a fresh one takes over.
  workerIdleMemoryLimit: '1GB',
  // A limit for what hangs, not a measure: a busy machine starts databases slowly.
  testTimeout: 60_000,
  globalSetup: '<rootDir>/libs/service-kit/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/libs/service-kit/src/testing/global-teardown.ts',
  projects: [
    {
      displayName: 'node',
      testEnvironment: '<rootDir>/libs/testing/src/node-environment.cjs',
      runtime: '<rootDir>/libs/testing/src/packages-once.cjs',
      testMatch: ['<rootDir>/{services,libs,infra}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.data/'],
      modulePathIgnorePatterns: ['/dist/'],
      transform,
      transformIgnorePatterns: [esmPackages],
    },
    {
      displayName: 'browser',
      testEnvironment: '<rootDir>/libs/testing/src/jsdom-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/libs/testing/src/jsdom-setup.ts'],
      testMatch: ['<rootDir>/{shell,mfe-*}/**/*.test.{ts,tsx}', '<rootDir>/libs/**/*.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/'],
      modulePathIgnorePatterns: ['/dist/'],
      moduleNameMapper: { '\\.(css|woff2|svg)$': '<rootDir>/libs/testing/src/asset-stub.cjs' },
      transform,
      transformIgnorePatterns: [esmPackages],
    },
  ],
};
