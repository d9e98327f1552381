import vm from 'node:vm';

const FILE = '/somewhere/counter.js';
const counter =
  'let count = 0;\nmodule.next = () => ++count;\nmodule.fail = () => { throw new Error("no"); };';

/** As jest runs a module in the context of a test file. */
function load(code: string, parsingContext: vm.Context) {
  const module = { next: () => NaN, fail: (): void => undefined };
  vm.compileFunction(code, ['module'], { filename: FILE, parsingContext })(module);
  return module;
}

describe('code that is compiled once', () => {
  it('begins anew for each file and belongs to its context', () => {
    const [one, other] = [vm.createContext({}), vm.createContext({})];
    const [first, second] = [load(counter, one), load(counter, other)];
    expect([first.next(), first.next(), second.next()]).toEqual([1, 2, 1]);
    expect(load(counter, one).next()).toBe(1);
    expect(first.next).toBeInstanceOf(vm.runInContext('Function', one));
    expect(second.next).toBeInstanceOf(vm.runInContext('Function', other));
    expect(vm.compileFunction(counter, ['module'], { filename: FILE, parsingContext: one })).not.toBe(
      vm.compileFunction(counter, ['module'], { filename: FILE, parsingContext: one }),
    );
  });

  it('is another when its text is, and is not compiled again while it is not', () => {
    const context = vm.createContext({});
    // The list of texts of a template is made once for each place in code that was compiled.
    const template = () => load('module.next = () => ((texts) => texts)`one`', context).next();
    expect(template()).toBe(template());
    expect(load(counter, context).next()).toBe(1);
    expect(load(counter.replace('= 0', '= 40'), context).next()).toBe(41);
    expect(load(counter, context).next()).toBe(1);
  });

  it('says of an error where it is, on the first line as well', () => {
    const context = vm.createContext({});
    expect(() => load('throw new Error("at once")', context)).toThrow(
      expect.objectContaining({ stack: expect.stringContaining(`${FILE}:1:7`) }),
    );
    expect(load(counter, context).fail).toThrow(
      expect.objectContaining({ stack: expect.stringContaining(`${FILE}:3:29`) }),
    );
    expect(() => load('let let', context)).toThrow(
      expect.objectContaining({ stack: expect.stringContaining(`${FILE}:1`) }),
    );
  });
});
