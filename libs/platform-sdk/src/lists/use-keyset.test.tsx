import { renderHook } from '@testing-library/react';
import { useKeyset } from './use-keyset';

it('knows where the pages start whose page before was seen', () => {
  const { result } = renderHook(() => useKeyset('text=atlanta'));
  expect(result.current.afterOf(0)).toBeUndefined();
  result.current.remember(0, 10, 'row-10');
  result.current.remember(10, 10, 'row-20');
  expect(result.current.afterOf(10)).toBe('row-10');
  expect(result.current.afterOf(20)).toBe('row-20');
  result.current.remember(10, 10, null);
  expect(result.current.afterOf(20)).toBeUndefined();
});

it('forgets them when other rows come, and only then', () => {
  const { result, rerender } = renderHook(({ key }) => useKeyset(key), {
    initialProps: { key: 'sort=name' },
  });
  result.current.remember(0, 10, 'row-10');
  rerender({ key: 'sort=name' });
  expect(result.current.afterOf(10)).toBe('row-10');
  rerender({ key: 'sort=city' });
  expect(result.current.afterOf(10)).toBeUndefined();
});
