import { reportSkipped } from '@washcoat/platform-sdk';
import { useEffect } from 'react';
import { loadAddToCart, loadConverterDetail } from '../app/converter-code';

const WAIT_MS = 1_500;

async function loadCode(): Promise<void> {
  try {
    await Promise.all([loadConverterDetail(), loadAddToCart(), import('../compare/comparison.dialog')]);
  } catch (error) {
    // Not needed yet: where it is, it is loaded again, and says so when it can't be.
    reportSkipped('loading pages of converters ahead of time', String(error));
  }
}

/** Loads what opens from results while there is a connection, so that it opens without one too. */
export function useCodeAtHand(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => void loadCode(), WAIT_MS);
    return () => clearTimeout(timer);
  }, [isReady]);
}
