import { rememberWanted, takeWanted } from './wanted-place';

const at = (pathname: string) => rememberWanted({ pathname, search: '?tab=history', hash: '' });

describe('the page that was wanted before signing in', () => {
  it('is told once', () => {
    at('/payment');
    expect([takeWanted(), takeWanted()]).toEqual(['/payment?tab=history', undefined]);
  });

  it('is none that names another host', () => {
    at('/payment');
    at('//elsewhere.test/payment');
    expect(takeWanted()).toBeUndefined();
  });
});
