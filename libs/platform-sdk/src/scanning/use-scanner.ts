import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from '../store/external-store';
import { runScanner } from './scan-runner';
import type { Scanner, ScanPorts } from './scan-runner';
import type { ScanRules, ScanState } from './scan-state';

/** A scanner for as long as a component is on the page; another target or rule holds from the next key on. */
export function useScanner<T, R>(
  rules: ScanRules,
  ports: ScanPorts<T, R>,
): Scanner<T, R> & { state: ScanState<T, R> } {
  const latest = useRef(ports);
  useLayoutEffect(() => {
    latest.current = ports;
  });
  const [scanner] = useState(() => runScanner<T, R>(rules, () => latest.current));
  const { target, addsAtOnce, asksFirst } = rules;
  useEffect(() => {
    scanner.send({ is: 'rules', rules: { target, addsAtOnce, asksFirst } });
  }, [scanner, target, addsAtOnce, asksFirst]);
  return { ...scanner, state: useStore(scanner.store) };
}
