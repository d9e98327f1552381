import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const boundaries = [
  {
    sourceTag: 'type:shell',
    onlyDependOnLibsWithTags: ['type:sdk', 'type:ui', 'type:contracts', 'type:kernel'],
  },
  {
    sourceTag: 'type:remote',
    onlyDependOnLibsWithTags: [
      'type:sdk',
      'type:ui',
      'type:contracts',
      'type:kernel',
      'type:metals',
      'type:paper',
      'type:testing',
    ],
  },
  {
    sourceTag: 'type:service',
    onlyDependOnLibsWithTags: [
      'type:kit',
      'type:paper',
      'type:contracts',
      'type:kernel',
      'type:metals',
      'type:testing',
    ],
  },
  { sourceTag: 'type:contracts', onlyDependOnLibsWithTags: ['type:kernel', 'type:contracts'] },
  { sourceTag: 'type:kernel', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:metals', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:paper', onlyDependOnLibsWithTags: ['type:kernel', 'type:contracts'] },
  { sourceTag: 'type:data', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:kit', onlyDependOnLibsWithTags: ['type:kernel', 'type:contracts', 'type:data'] },
  { sourceTag: 'type:sdk', onlyDependOnLibsWithTags: ['type:kernel', 'type:contracts', 'type:ui'] },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:kernel'] },
  {
    sourceTag: 'type:testing',
    onlyDependOnLibsWithTags: ['type:kit', 'type:kernel', 'type:contracts', 'type:data'],
  },
  {
    sourceTag: 'type:e2e',
    onlyDependOnLibsWithTags: ['type:testing', 'type:kit', 'type:kernel', 'type:contracts', 'type:infra'],
  },
  { sourceTag: 'type:infra', onlyDependOnLibsWithTags: ['*'] },
];

const seams =
  'Take it from the seam of @washcoat/service-kit (clock, newId, timers; in a use case unit.now): a simulation can only repeat what goes through there.';

const dates =
  'Write dates with dateText of @washcoat/contract-kernel, in pages with DateText or formatDate of @washcoat/ui: one table of forms, and the zone of the installation. Numbers have Intl.NumberFormat.';
const formsOfDates = [
  'MemberExpression[property.name=/^toLocale(Date|Time)?String$/]',
  'MemberExpression[property.name=/^to(Date|Time|UTC|GMT)String$/]',
  'MemberExpression[property.name=/^get(FullYear|Month|Date|Day|Hours|Minutes)$/]',
  "MemberExpression[object.name='Intl'][property.name=/^(DateTime|RelativeTime)Format$/]",
  'ImportDeclaration[source.value=/^date-fns.(format|formatISO|formatISO9075|formatRelative|formatRFC.*|lightFormat|intlFormat)$/]',
].map((selector) => ({ selector, message: dates }));

const endpointsByHand = {
  selector: "CallExpression[callee.object.name='builder'][callee.property.name=/^(query|mutation)$/]",
  message: 'A call of a contract is an endpoint by asks, sends or sendsOnce of the SDK.',
};
const verbsOfRights = {
  selector:
    'Identifier[name=/^(may|assertMay)(Read|See|Create|Insert|Change|Update|Write|Touch|Make|Remove)([A-Z]|$)/]',
  message:
    'A right is called list, open, add, edit or delete, or by what is none of these (invite, verify, buy).',
};
const policyName = '(may|assertMay|is|has|assert)[A-Z]|^hidden\\w+Fields$|\\w(Sight|SeenBy|For)$';
const namesOfPolicies = [
  `ExportNamedDeclaration > FunctionDeclaration[id.name!=/^${policyName}/]`,
  `ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name!=/^${policyName}/]`,
].map((selector) => ({
  selector,
  message:
    'A policy asks (may…, is…), refuses (assertMay…, assertHas…), cuts (…SeenBy), says which fields are seen (…Sight), or what something is for somebody (…For).',
}));
const namesOfRefusals = ['FunctionDeclaration', 'VariableDeclarator'].map((node) => ({
  selector: `${node}[id.name=/^must[A-Z]/]`,
  message: 'What refuses is called assert…: of a name with must nobody sees that it throws.',
}));
const ofServices = [
  ...formsOfDates,
  ...namesOfRefusals,
  verbsOfRights,
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: seams },
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: seams },
  { selector: "MemberExpression[property.name='randomUUID']", message: seams },
];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.data/**', '.nx/**', '**/test-results/**'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    plugins: { '@nx': nx },
    // No rule asks which globals there are; the type check does.
    languageOptions: { parserOptions: { lib: [] } },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          depConstraints: boundaries,
          enforceBuildableLibDependency: false,
          allowCircularSelfDependency: true,
          // The rule knows libraries, not their parts: of this one the shell fetches the work grid later.
          checkDynamicDependenciesExceptions: ['@washcoat/ui'],
        },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 400 }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'date-fns',
              message:
                'Import the function alone (date-fns/format): tests and services load all of it otherwise.',
            },
            {
              name: 'react',
              importNames: ['lazy', 'Suspense'],
              message: 'Use lazyScreen of the SDK: React holds a suspended part back for 300 ms.',
            },
          ],
        },
      ],
      'no-restricted-syntax': ['error', ...formsOfDates, verbsOfRights],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['shell/**', 'mfe-*/**'],
    rules: {
      'no-restricted-syntax': ['error', ...formsOfDates, verbsOfRights, endpointsByHand],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['react-router', 'react-router-dom', 'react-redux', '@reduxjs/*'],
              allowTypeImports: true,
              message:
                'Import it from @washcoat/platform-sdk: the page loads only the pieces that are exported there.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['services/**/*.ts', 'libs/service-kit/**/*.ts'],
    ignores: [
      '**/*.test.ts',
      '**/*.fixture.ts',
      '**/testing/**',
      'libs/service-kit/src/platform/surroundings.ts',
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'setTimeout', message: seams },
        { name: 'setInterval', message: seams },
      ],
      'no-restricted-syntax': ['error', ...ofServices],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'node:crypto', importNames: ['randomUUID'], message: seams },
            { name: 'node:timers', importNames: ['setTimeout', 'setInterval'], message: seams },
            { name: 'node:timers/promises', importNames: ['setTimeout', 'setInterval'], message: seams },
          ],
        },
      ],
    },
  },
  {
    files: ['services/**/*.policy.ts'],
    rules: { 'no-restricted-syntax': ['error', ...ofServices, ...namesOfPolicies] },
  },
  {
    // The clock face and the forms; the days of metals, which know no other library; the zone of a page without a door.
    files: [
      'libs/contracts/kernel/src/calendar/*.ts',
      'libs/metals/src/calendar-days.ts',
      'libs/ui/src/format/installation.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['**/*.{test,spec}.{ts,tsx}'], rules: { 'max-lines': ['error', { max: 600 }] } },
  { files: ['infra/**', '**/main.ts'], rules: { 'no-console': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    // The compiler's rules judge screens; what a test renders around one is not kept.
    files: ['**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  // The type check names what is unused in TypeScript.
  { files: ['**/*.{ts,tsx}'], rules: { '@typescript-eslint/no-unused-vars': 'off' } },
  prettier,
);
