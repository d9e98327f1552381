import type { Page } from '@playwright/test';

/**
 * By how many pixels the page, or a part of it, scrolls sideways. Rows of tabs may; on a phone also named regions, which
 * keys scroll.
 */
export function sidewaysParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const may = 'textarea, [role="tablist"], [role="navigation"]';
    const mayScroll = innerWidth < 720 ? `${may}, [role="region"][aria-label][tabindex="0"]` : may;
    const root = document.documentElement;
    const parts = [...document.querySelectorAll<HTMLElement>('body *')].filter((part) => {
      if (part.scrollWidth <= part.clientWidth + 1 || part.clientWidth === 0) return false;
      if (!/auto|scroll/.test(getComputedStyle(part).overflowX)) return false;
      return !part.matches(mayScroll);
    });
    const words = (part: HTMLElement, name: string) => `${name} by ${part.scrollWidth - part.clientWidth}`;
    return [
      ...(root.scrollWidth > root.clientWidth ? [words(root, 'the page')] : []),
      ...parts.map((part) => words(part, (part.getAttribute('aria-label') ?? part.innerText).slice(0, 40))),
    ];
  });
}

/** What is wrong with the heading of the page: it has to stand whole within the window, every word on one line. */
export function headingFault(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const heading = [...document.querySelectorAll<HTMLElement>('h1')].find((one) => one.checkVisibility());
    if (!heading) return 'no heading';
    const { left, right, top, bottom, width } = heading.getBoundingClientRect();
    if (width < 8 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
      return 'heading out of view';
    const isCut = [heading, ...heading.querySelectorAll('*')].some(
      (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
    );
    if (isCut) return `heading cut: ${heading.innerText}`;
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = range.getClientRects().length;
        if (lines !== 1) return `heading cut within ${word}: ${lines} lines`;
        if (range.getBoundingClientRect().bottom > bottom + 1) return `heading cut before ${word}`;
      }
    }
    return null;
  });
}

/** The search of the top bar where it is too narrow to read what was typed. */
export function searchFault(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const width = document.querySelector<HTMLElement>('header [role="search"]')?.offsetWidth;
    return width !== undefined && width < 140 ? `search of ${width} px` : null;
  });
}

/** What a finger can press that is smaller than `least` pixels, its area of touch included. Links within a sentence may be. */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((pixels) => {
    const half = pixels / 2 - 0.5;
    const selector =
      'a[href], button, select, textarea, input:not([type="hidden"], [type="file"], [aria-hidden]), [role="button"], [role="tab"]';
    const inSentence = (part: Element) =>
      [...(part.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\w{2}/.test(node.textContent ?? ''),
      );
    const reaches = (part: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return !hit || part.contains(hit);
    };
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(selector)) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled')) continue;
      const isField = control.matches('input, textarea');
      const part = (isField && (control.closest('label') ?? control.parentElement)) || control;
      const { left, top, width, height } = part.getBoundingClientRect();
      if (width >= pixels - 0.5 && height >= pixels - 0.5) continue;
      if (width < 2 || height < 2 || (control.matches('a, button') && inSentence(control))) continue;
      const [x, y] = [left + width / 2, top + height / 2];
      if (!document.elementFromPoint(x, y) || !reaches(part, x, y)) continue;
      const isHigh = height >= pixels - 0.5 || (reaches(part, x, y - half) && reaches(part, x, y + half));
      const isWide = width >= pixels - 0.5 || (reaches(part, x - half, y) && reaches(part, x + half, y));
      if (isHigh && isWide) continue;
      const name = control.getAttribute('aria-label') ?? control.innerText;
      found.push(
        `${control.tagName.toLowerCase()} ${name.slice(0, 30)} ${Math.round(width)}×${Math.round(height)}`,
      );
    }
    return [...new Set(found)];
  }, least);
}

/** What cannot be pressed because something lies over its middle, each part scrolled to the middle of the window if it can be. */
export function coveredParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = 'a[href], button, textarea, input:not([type="hidden"], [type="file"]), canvas';
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(`#outlet :is(${selector})`)) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const isField = control.matches('input, textarea');
      const part = (isField && (control.closest('label') ?? control.parentElement)) || control;
      part.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = part.getBoundingClientRect();
      if (part.contains(document.elementFromPoint(left + width / 2, top + height / 2))) continue;
      found.push(control.getAttribute('aria-label') ?? (control.innerText || control.tagName));
    }
    return found;
  });
}

/**
 * What tables cut: a code, a number or a moment at all; words while another column has more room than its widest row
 * takes.
 */
export function cutCells(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const widthOf = (part: Element) => {
      const content = document.createRange();
      content.selectNodeContents(part);
      return content.getBoundingClientRect().width;
    };
    // Widths in whole pixels do not tell of a part of one, for which a text gets its dots as well.
    const isCut = (part: Element) => {
      if (!part.textContent || getComputedStyle(part).textOverflow !== 'ellipsis') return false;
      const missing = widthOf(part) - part.getBoundingClientRect().width;
      return part.scrollWidth > part.clientWidth || (missing > 0.02 && missing < 1);
    };
    const cutBy = (cell: Element) => [...cell.querySelectorAll('*')].filter(isCut).length;
    const spareOf = (cell: Element) => {
      const inner = cell.querySelector('[data-inner]') ?? cell.firstElementChild;
      if (!inner || cell.matches('[data-pinned], :has([data-pinned])') || !cell.textContent) return 0;
      return inner.clientWidth - widthOf(inner);
    };
    const tables = [...document.querySelectorAll<HTMLTableElement>('table:has(col[data-column])')].map(
      (table) =>
        [...table.querySelectorAll('col')].map((col, at) => ({
          name: col.dataset.column ?? '',
          isWhole: 'whole' in col.dataset,
          cells: [...table.querySelectorAll('tr:not([role])')].flatMap((row) => row.children[at] ?? []),
        })),
    );
    const grids = [...document.querySelectorAll('[role="grid"]:has([data-inner])')].map((grid) =>
      [...grid.querySelectorAll('[role="columnheader"][col-id]')].map((header) => {
        const name = header.getAttribute('col-id') ?? '';
        return {
          name,
          isWhole: header.querySelector('[data-whole="true"]') !== null,
          cells: [...grid.querySelectorAll(`[col-id="${name}"][role]`)],
        };
      }),
    );
    return [...tables, ...grids].flatMap((shown) => {
      const columns = shown.map(({ name, isWhole, cells }) => ({
        name,
        isWhole,
        cut: cells.filter((cell) => cutBy(cell) > 0).map(({ textContent }) => textContent),
        spare: Math.min(...cells.map(spareOf)),
      }));
      const roomy = columns.filter(({ spare }) => spare > 16);
      return columns.flatMap(({ name, isWhole, cut }) =>
        cut.length === 0 || (!isWhole && roomy.length === 0)
          ? []
          : [
              `${name}: ${cut.slice(0, 3).join(', ')}${isWhole ? '' : ` beside ${roomy[0]?.name} with ${roomy[0]?.spare}`}`,
            ],
      );
    });
  });
}
