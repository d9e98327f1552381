import type { Product } from '@washcoat/contract-converters';
import { isOnPage, useKeyHints } from '@washcoat/platform-sdk';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useConverterRights } from '../converter/converter-rights';

const resultSelector = 'tbody tr[tabindex], a[data-product-id], li > [tabindex]';
const cardSelector = 'a[data-product-id]';
const typingSelector = 'input, textarea, select, [contenteditable="true"]';

const hints = [{ keys: ['A'], does: 'Add the converter to a cart' }];
const noHints: typeof hints = [];

/** The converter of the row or card that `target` is in. */
function idAt(target: Element): string | null {
  const marked = target.closest('tr, li')?.querySelector('[data-product-id]');
  return marked?.getAttribute('data-product-id') ?? null;
}

/** How many cards stand beside each other. */
function cardsPerLine(cards: readonly HTMLElement[]): number {
  const top = cards[0]?.getBoundingClientRect().top;
  return cards.filter((card) => card.getBoundingClientRect().top === top).length;
}

function cardStep(key: string, perLine: number): number {
  return { ArrowRight: 1, ArrowLeft: -1, ArrowDown: perLine, ArrowUp: -perLine }[key] ?? 0;
}

/**
 * Keys of the results: the down arrow leads from the page or its search into them, arrows walk through cards as the
 * table's own do through rows, `a` adds to a cart.
 */
export function useResultKeys(rows: readonly Product[], addToCart: (product: Product) => void) {
  const ref = useRef<HTMLDivElement>(null);
  const rights = useConverterRights();
  useKeyHints(rights.addToCart ? hints : noHints);

  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent) => {
      const { target } = event;
      const isOutside = isOnPage(target) || (target instanceof HTMLInputElement && target.type === 'search');
      if (event.key !== 'ArrowDown' || !isOutside) return;
      const first = ref.current?.querySelector<HTMLElement>(resultSelector);
      if (!first) return;
      event.preventDefault();
      first.focus();
    };
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || !event.currentTarget.contains(target)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || target.matches(typingSelector)) return;
    if (target.matches(cardSelector)) {
      const cards = [...event.currentTarget.querySelectorAll<HTMLElement>(cardSelector)];
      const next = cards[cards.indexOf(target) + cardStep(key, cardsPerLine(cards))];
      if (next && next !== target) {
        event.preventDefault();
        next.focus();
      }
    }
    if (key.toLowerCase() !== 'a' || !rights.addToCart) return;
    const id = idAt(target);
    const product = rows.find(({ productId }) => productId === id);
    if (!product) return;
    event.preventDefault();
    addToCart(product);
  };
  return { ref, onKeyDown };
}
