// Nx requires what it runs, on a Node that may not know TypeScript; tsx does.
const { require: load } = require('tsx/cjs/api');

module.exports = load('./index.ts', __filename);
