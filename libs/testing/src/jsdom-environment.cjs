require('./compile-once.cjs');
require('./jsdom-labels.cjs');
const { keepComputedStyles } = require('./jsdom-styles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

// styled-components adds rules to the style sheet as it does in production; as text, jsdom parses all of it for each.
process.env.SC_DISABLE_SPEEDY = 'false';

/** jsdom plus the web APIs of Node that jsdom hides and that the router and RTK Query need. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const names = [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'AbortController',
      'AbortSignal',
      'TextEncoder',
      'TextDecoder',
      'ReadableStream',
      'TransformStream',
      'structuredClone',
    ];
    for (const name of names) this.global[name] = globalThis[name];
    keepComputedStyles(this.global);
  }
};
