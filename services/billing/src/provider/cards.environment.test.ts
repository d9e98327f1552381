import { knex } from 'knex';
import { cardsEnvironment, cardsOptions } from './cards.environment';

const keys = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
/** Of no server: it is not asked to tell which provider there is. */
const database = knex({ client: 'pg' });
const kindOf = (variables: Record<string, string>, isEmbedded = true) => {
  const options = cardsOptions(cardsEnvironment.parse(variables), { isEmbedded });
  return options.provider({ database })?.kind ?? null;
};

describe('by whom cards are charged', () => {
  it('[BILL-013] is Stripe where its keys are, test cards in a demonstration, and nobody in an installation without keys', () => {
    expect(kindOf(keys)).toBe('stripe');
    expect(kindOf(keys, false)).toBe('stripe');
    expect(kindOf({})).toBe('test');
    expect(kindOf({}, false)).toBeNull();
    expect(kindOf({ NODE_ENV: 'production' })).toBeNull();
    expect(kindOf({ ...keys, PAYMENT_PROVIDER: 'test' })).toBe('test');
  });

  it('is test cards by a service of its own where they are asked for in development', () => {
    expect(kindOf({ PAYMENT_PROVIDER: 'test', NODE_ENV: 'development' }, false)).toBe('test');
    expect(kindOf({ NODE_ENV: 'development' }, false)).toBeNull();
  });

  it('refuses test cards in production, and by a service of its own that does not say what it is for', () => {
    const asked = { ...keys, PAYMENT_PROVIDER: 'test' };
    expect(() => kindOf({ ...asked, NODE_ENV: 'production' })).toThrow('PAYMENT_PROVIDER');
    expect(() => kindOf(asked, false)).toThrow('PAYMENT_PROVIDER');
    expect(() => kindOf({ ...asked, NODE_ENV: 'production' }, false)).toThrow('PAYMENT_PROVIDER');
  });

  it('refuses some of the keys without the others', () => {
    for (const name of Object.keys(keys)) expect(() => kindOf({ ...keys, [name]: '' })).toThrow();
    expect(() => kindOf({ STRIPE_SECRET_KEY: 'sk_1' })).toThrow('go together');
    expect(() => kindOf({ PAYMENT_PROVIDER: 'stripe' })).toThrow('go together');
  });
});
