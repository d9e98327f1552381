import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The folders of a noun: its contract, its service, its screens. */
const nouns = {
  facility: {
    of: /facilit/,
    in: ['libs/contracts/entities', 'services/entities/src/facilities', 'mfe-entities/src/facilities'],
  },
  user: {
    of: /user|people/,
    in: ['libs/contracts/entities', 'services/entities/src/people', 'mfe-entities/src/users'],
  },
  customer: {
    of: /compan|customer/,
    in: ['libs/contracts/entities', 'services/entities/src/companies', 'mfe-entities/src/customers'],
  },
  role: {
    of: /role/,
    in: ['libs/contracts/entities', 'services/entities/src/roles', 'mfe-entities/src'],
  },
  make: {
    of: /make/,
    in: ['libs/contracts/converters', 'services/converters/src/makes', 'mfe-converters/src/makes'],
  },
  test: {
    of: /tests?[./-]|\/tests\//,
    in: ['libs/contracts/converters', 'services/converters/src/tests', 'mfe-converters/src/tests'],
  },
  ticket: {
    of: /advice|ticket/,
    in: [
      'libs/contracts/converters',
      'services/converters/src/expert-advice',
      'mfe-converters/src/expert-advice',
    ],
  },
};

const [name = 'facility', field] = process.argv.slice(2);
const noun = nouns[name];
if (!noun) throw new Error(`Known nouns: ${Object.keys(nouns).join(', ')}.`);

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...noun.in], {
  encoding: 'utf8',
});
const files = tracked.split('\n').filter((file) => /\.(ts|tsx)$/.test(file) && noun.of.test(file));
const isTest = (file) => /\.(test|fixture)\./.test(file);
const linesOf = (file) => readFileSync(file, 'utf8').split('\n').length - 1;
const sum = (some) => `${some.length} files, ${some.reduce((lines, file) => lines + linesOf(file), 0)} lines`;

console.log(`| ${name} | |\n| --- | --- |`);
console.log(`| hand-written | ${sum(files.filter((file) => !isTest(file)))} |`);
console.log(`| tests | ${sum(files.filter(isTest))} |`);
if (field) {
  const users = files.filter(
    (file) => !isTest(file) && new RegExp(`\\b${field}\\b`).test(readFileSync(file, 'utf8')),
  );
  console.log(`| name ${field} | ${users.map((file) => file.split('/').at(-1)).join(', ')} |`);
}
