const { createRequire } = require('node:module');
const path = require('node:path');
const Runtime = require('jest-runtime').default;

const requireOnce = createRequire(__filename);
/** Of a folder and the name that is asked for there: the file to load once, or null. */
const known = new Map();

/**
 * Loads packages once for all test files of a process, as Node does. Left to jest are our own code, what a file mocks, and
 * packages that jest has to transform; so every file begins with modules of ours that nobody used.
 */
module.exports = class PackagesOnce extends Runtime {
  requireModuleOrMock(from, name) {
    const file = this.#onceFrom(from, name);
    return file ? requireOnce(file) : super.requireModuleOrMock(from, name);
  }

  #onceFrom(from, name) {
    if (name.startsWith('.') || name.startsWith('@jest/') || this._resolution.isCoreModule(name)) return null;
    if (this.mockState.shouldMockCjs(from, name).shouldMock) return null;
    const key = `${path.dirname(from)}\0${name}`;
    if (!known.has(key)) known.set(key, this.#untouched(this._resolution.resolveCjs(from, name)));
    return known.get(key);
  }

  #untouched(file) {
    const isLeftAlone = this._config.transformIgnorePatterns.some((pattern) =>
      new RegExp(pattern).test(file),
    );
    return isLeftAlone ? file : null;
  }
};
