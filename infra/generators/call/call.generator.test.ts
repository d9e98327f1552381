import type { Tree } from '@nx/devkit';
import { serviceGenerator } from '../service/service.generator';
import { checkoutTree, newFiles, textOf } from '../testing/checkout-tree';
import { callGenerator } from './call.generator';

jest.setTimeout(300_000);

describe('a call', () => {
  let tree: Tree;

  beforeEach(async () => {
    tree = checkoutTree();
    await serviceGenerator(tree, { domain: 'trial', about: 'What is tried.' });
  });

  const source = (file: string) => textOf(tree, `services/trial/src/${file}`);
  const contract = (file: string) => textOf(tree, `libs/contracts/trial/src/${file}`);

  it('goes from the contract to the table, and brings its test', async () => {
    await callGenerator(tree, { noun: 'quote', domain: 'trial', verb: 'list' });
    const files = newFiles(tree).filter((file) => file.includes('quote'));
    expect(files.map((file) => file.replace(/\d{14}/, '<stamp>'))).toEqual([
      'libs/contracts/trial/src/quotes.endpoints.ts',
      'services/trial/src/migrations/<stamp>-create-quotes.ts',
      'services/trial/src/quotes/list-quotes.test.ts',
      'services/trial/src/quotes/list-quotes.ts',
      'services/trial/src/quotes/quote.fixture.ts',
      'services/trial/src/quotes/quote.model.ts',
      'services/trial/src/quotes/quote.presenter.ts',
      'services/trial/src/quotes/quote.routes.ts',
    ]);
    expect(contract('index.ts')).toContain('[quoteList]');
    expect(source('service.ts')).toContain('routes: () => [...quoteRoutes]');
    expect(source('migrations/index.ts')).toContain('[createQuotes]');
    expect(source('quotes/quote.routes.ts')).toContain('read(quoteList, listQuotes)');
  });

  it('joins the calls that its noun has, which read and write by one model', async () => {
    for (const verb of ['get', 'edit', 'delete'] as const)
      await callGenerator(tree, { noun: 'quote', domain: 'trial', verb });
    expect(contract('index.ts')).toContain('[quoteGet, quoteEdit, quoteDelete]');
    expect(source('quotes/quote.model.ts')).toContain(`extends tableModel('quote', ['quoteId'], columns)`);
    for (const use of ['get', 'edit', 'delete']) {
      const useCase = source(`quotes/${use}-quote.ts`);
      expect(useCase).toContain('quotesSeenBy(');
      expect(useCase).not.toMatch(/quote_id|company_id/);
    }
    expect(newFiles(tree).filter((file) => file.includes('create-quotes'))).toHaveLength(1);
  });

  it('asks for the right that was named, else for a full user', async () => {
    await callGenerator(tree, { noun: 'quote', domain: 'trial', verb: 'add', flag: 'canShowPricing' });
    expect(contract('quotes.endpoints.ts')).toContain(`allow({ flags: ['canShowPricing'] })`);
    await callGenerator(tree, { noun: 'box', domain: 'trial', verb: 'add' });
    expect(contract('boxes.endpoints.ts')).toContain('const access = fullUser;');
  });

  it('is refused when it is there, or when a later call asks for another right', async () => {
    const quote = { noun: 'quote', domain: 'trial', verb: 'add' } as const;
    await callGenerator(tree, quote);
    await expect(callGenerator(tree, quote)).rejects.toThrow('quotes/add-quote.ts exists already.');
    await expect(callGenerator(tree, { ...quote, verb: 'get', flag: 'canShowPricing' })).rejects.toThrow(
      'has its right already; leave --flag out',
    );
  });

  it.each([
    [{ noun: 'quote', domain: 'nowhere' }, 'There is no service nowhere;'],
    [{ noun: 'Quote', domain: 'trial' }, "The noun 'Quote' must be"],
    [{ noun: 'quote', domain: 'trial', flag: 'canFly' }, "There is no right 'canFly'"],
    [{ noun: 'make', domain: 'converters' }, 'Makes of converters were not laid by this generator'],
    [{ noun: 'quote', domain: 'files' }, 'The files service keeps no copy of the companies'],
  ])('is refused for %p', async (options, problem) => {
    await expect(callGenerator(tree, { verb: 'get', ...options })).rejects.toThrow(problem);
  });
});
