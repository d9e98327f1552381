import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { connectionStore } from '../connection/connection-store';
import { useStore } from '../store/external-store';
import type { ScanKeeping } from './kept-scans';
import { resumeScans } from './resume-scans';
import { runScanner } from './scan-runner';
import type { Scanner, ScanPorts } from './scan-runner';
import type { ScanRules, ScanState } from './scan-state';

/**
 * A scanner for as long as a component is on the page; another target or rule holds from the next key on. What finds no
 * server is kept on the device where `keeping` says so, and sent once there is one again.
 */
export function useScanner<T, R>(
  rules: ScanRules,
  ports: ScanPorts<T, R>,
  keeping?: ScanKeeping<T>,
): Scanner<T, R> & { state: ScanState<T, R> } {
  const latest = useRef(ports);
  useLayoutEffect(() => {
    latest.current = ports;
  });
  const [scanner] = useState(() => runScanner<T, R>(rules, () => latest.current, keeping));
  const { target, addsAtOnce, asksFirst } = rules;
  useEffect(() => {
    scanner.send({ is: 'rules', rules: { target, addsAtOnce, asksFirst } });
  }, [scanner, target, addsAtOnce, asksFirst]);
  useEffect(() => {
    if (!keeping) return undefined;
    const resume = () => connectionStore.get() && resumeScans(scanner);
    resume();
    return connectionStore.subscribe(resume);
  }, [scanner]);
  return { ...scanner, state: useStore(scanner.store) };
}
