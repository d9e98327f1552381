// Usage: node infra/e2e/generate-tab.cjs <folder>
// Lays the remote of the reports, with a tab that the generator has written, into a folder where it can be built:
// everything else there is that of this checkout.
const { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { require: load } = require('tsx/cjs/api');
const { reportTab } = load('../generators/index.ts', __filename);
const { checkoutTree } = load('../generators/testing/checkout-tree.ts', __filename);

const root = path.resolve(__dirname, '../..');
const own = ['mfe-reports', 'libs/contracts/reporting'];
const folder = path.resolve(process.argv[2] ?? '');

/** Links what lies in a folder of the checkout, without what is copied. */
function linkAll(from, without) {
  mkdirSync(path.join(folder, from), { recursive: true });
  for (const name of readdirSync(path.join(root, from)))
    if (!without.includes(name)) symlinkSync(path.join(root, from, name), path.join(folder, from, name));
}

async function main() {
  for (const part of own) {
    const isSource = (file) => !/[\\/](dist|e2e)$/.test(file);
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true, filter: isSource });
  }
  linkAll('node_modules', ['@washcoat', '.cache']);
  linkAll('node_modules/@washcoat', ['mfe-reports', 'contract-reporting']);
  for (const [name, part] of [
    ['mfe-reports', 'mfe-reports'],
    ['contract-reporting', 'libs/contracts/reporting'],
  ])
    symlinkSync(path.join(folder, part), path.join(folder, 'node_modules/@washcoat', name));
  const tree = checkoutTree();
  await reportTab(tree, {
    ...{ name: 'booking-accuracy', title: 'Booking Accuracy', flag: 'canViewTransactionReport' },
  });
  // What a report says is its team's to write: here what was expected of a load, received and processed.
  const say = (file, from, to) => {
    const text = tree.read(file, 'utf8');
    if (!text?.includes(from)) throw new Error(`${file} has no ${from}`);
    tree.write(file, text.replace(from, to));
  };
  const count = (id, title) =>
    `numberColumn({ id: '${id}', title: '${title}', value: (row) => row.${id}, priority: 1 }),`;
  say(
    'mfe-reports/src/booking-accuracy/booking-accuracy.screen.tsx',
    "numberColumn({ id: 'pieces', title: 'Pieces', value: (row) => row.pieces, bold: true, priority: 1 }),",
    [count('pieces', 'Expected'), count('received', 'Received'), count('processed', 'Processed')].join(''),
  );
  say(
    'libs/contracts/reporting/src/booking-accuracy.endpoints.ts',
    'pieces: z.number(),',
    'pieces: z.number(), received: z.number(), processed: z.number(),',
  );
  // What the service gets is released with the service; a tab is released without it.
  for (const { path: file, content } of tree.listChanges()) {
    if (!content || !own.some((part) => file.startsWith(`${part}/`))) continue;
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  // Pages get contracts without schemas: those of this folder, too.
  const config = path.join(root, 'infra/build/webpack.config.mjs');
  const schemas = path.join(root, 'infra/build/schemas-in-pages.mjs');
  const contracts = path.join(folder, 'libs/contracts');
  writeFileSync(
    path.join(folder, 'webpack.config.mjs'),
    `import configOf from ${JSON.stringify(config)};
export default (env, args) => {
  const config = configOf(env, args);
  const alias = { zod$: ${JSON.stringify(schemas)} };
  config.module.rules.push({ include: ${JSON.stringify(contracts)}, resolve: { alias } });
  return config;
};
`,
  );
}

void main();
