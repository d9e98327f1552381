let areMuted = false;

/** Lets tooltips say nothing of a focus that moves now: it goes back to where it was, and nobody comes there to read. */
export function muteTooltips(): void {
  areMuted = true;
  queueMicrotask(() => {
    areMuted = false;
  });
}

export const areTooltipsMuted = (): boolean => areMuted;
