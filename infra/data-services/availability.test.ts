import { describeWhen } from './availability';

type Register = (title: string, body: () => void) => void;

/** What `describeWhen` registers: the suites and tests by title. */
function registeredBy(work: () => void): { suites: string[]; tests: Map<string, () => void> } {
  const suites: string[] = [];
  const tests = new Map<string, () => void>();
  const describeInstead: Register = (title, body) => {
    suites.push(title);
    body();
  };
  const itInstead: Register = (title, body) => tests.set(title, body);
  const original = { describe: globalThis.describe, it: globalThis.it };
  Object.assign(globalThis, { describe: describeInstead, it: itInstead });
  try {
    work();
  } finally {
    Object.assign(globalThis, original);
  }
  return { suites, tests };
}

describe('describeWhen', () => {
  const ci = process.env.CI;
  afterEach(() => {
    if (ci === undefined) delete process.env.CI;
    else process.env.CI = ci;
  });

  it('registers the suite where everything is there', () => {
    const { suites, tests } = registeredBy(() =>
      describeWhen({ ok: true }, 'a broker', () => it('answers', () => undefined)),
    );
    expect(suites).toEqual(['a broker']);
    expect([...tests.keys()]).toEqual(['answers']);
  });

  it('names the reason where something is lacking, and fails there only on a build machine', () => {
    const lacking = { ok: false, reason: 'Java is not installed' } as const;
    const { tests } = registeredBy(() =>
      describeWhen(lacking, 'a broker', () => it('answers', () => undefined)),
    );
    expect([...tests.keys()]).toEqual(['not run here: Java is not installed']);
    const [standIn] = tests.values();
    delete process.env.CI;
    expect(standIn).not.toThrow();
    process.env.CI = 'true';
    expect(standIn).toThrow('Must run on the build machine, but Java is not installed');
  });
});
