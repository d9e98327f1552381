import { act, renderHook } from '@testing-library/react';
import type { BulkUpload } from '@washcoat/contract-converters';
import { checkedUpload } from './upload.fixture';
import { useWatch } from './use-watch';

const running: BulkUpload = { ...checkedUpload, status: 'applying' };

const showPage = (isSeen: boolean) =>
  act(() => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isSeen ? 'visible' : 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  });

afterEach(() => jest.restoreAllMocks());

it('asks again each second while something runs, and not while the page is hidden', () => {
  const { result } = renderHook(() => useWatch());
  expect(result.current.options.pollingInterval).toBe(0);
  act(() => result.current.watch([running]));
  expect(result.current.options.pollingInterval).toBe(1000);
  showPage(false);
  expect(result.current.options.pollingInterval).toBe(0);
  showPage(true);
  expect(result.current.options.pollingInterval).toBe(1000);
  act(() => result.current.watch([]));
  expect(result.current.options.pollingInterval).toBe(0);
});
