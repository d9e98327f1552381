// Tests of services and libraries run in the one context of their process instead of a new one for each file, so that
// packages can be loaded once for all of them (`packages-once.cjs`) and what they make is an instance of what tests know.
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { TestEnvironment } = require('jest-environment-node');
const { ownContext } = require('./compile-once.cjs');

/** What a file changes of the process is put back after it: globals, the environment, spies and clocks. */
module.exports = class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.apart = this.global;
    this.before = {
      globals: Object.getOwnPropertyDescriptors(globalThis),
      environment: { ...process.env },
      exit: process.exit,
    };
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: globalThis });
  }

  getVmContext() {
    return this.context && ownContext;
  }

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    const { globals, environment, exit } = this.before;
    // Clocks first: they put back what they have replaced.
    this.global = this.apart;
    await super.teardown();
    process.exit = exit;
    for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
    Object.assign(process.env, environment);
    for (const name of Object.getOwnPropertyNames(globalThis))
      if (!(name in globals)) delete globalThis[name];
    for (const [name, descriptor] of Object.entries(globals))
      if (descriptor.configurable && 'value' in descriptor)
        Object.defineProperty(globalThis, name, descriptor);
  }
};
