import { act, renderHook } from '@testing-library/react';
import { chooseTheme, followDeviceTheme, useThemeChoice, useThemeMode } from './theme-store';

/** A device whose theme the test sets. */
class FakeDevice extends EventTarget implements MediaQueryList {
  matches = false;
  readonly media = '(prefers-color-scheme: dark)';
  readonly onchange = null;
  readonly addListener = () => undefined;
  readonly removeListener = () => undefined;

  turn(isDark: boolean): void {
    this.matches = isDark;
    this.dispatchEvent(new Event('change'));
  }
}

it('follows the device until a theme is chosen, and remembers the choice', () => {
  const device = new FakeDevice();
  window.matchMedia = () => device;
  const stop = followDeviceTheme();
  const { result } = renderHook(() => ({ choice: useThemeChoice(), mode: useThemeMode() }));
  expect(result.current).toEqual({ choice: 'system', mode: 'light' });
  act(() => device.turn(true));
  expect(result.current.mode).toBe('dark');
  act(() => chooseTheme('light'));
  expect(result.current).toEqual({ choice: 'light', mode: 'light' });
  expect(localStorage.getItem('washcoat.theme')).toBe('light');
  act(() => device.turn(false));
  act(() => device.turn(true));
  expect(result.current.mode).toBe('light');
  act(() => chooseTheme('system'));
  expect(result.current.mode).toBe('dark');
  stop();
});
