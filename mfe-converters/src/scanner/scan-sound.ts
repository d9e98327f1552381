import { useCallback } from 'react';
import { useRememberedSwitch } from './use-remembered-switch';

/** What is told by ear: a part was found, none was, one went into the cart. */
export type ScanSound = 'found' | 'missing' | 'added';

/** Pitch in hertz of the notes of each sound. */
const notes: Record<ScanSound, readonly number[]> = { found: [880], missing: [220, 165], added: [660, 990] };
const NOTE_SECONDS = 0.09;
const VOLUME = 0.08;

function play(sound: ScanSound): void {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.gain.value = VOLUME;
  volume.connect(context.destination);
  notes[sound].forEach((pitch, index) => {
    const tone = context.createOscillator();
    const start = context.currentTime + index * NOTE_SECONDS;
    tone.frequency.value = pitch;
    tone.connect(volume);
    tone.start(start);
    tone.stop(start + NOTE_SECONDS);
    if (index === notes[sound].length - 1) tone.addEventListener('ended', () => void context.close());
  });
}

/** Sounds of the mode: off until the user switches them on, remembered in the browser. */
export function useScanSound() {
  const [isOn, turn] = useRememberedSwitch('scan-sound');
  const sound = useCallback((which: ScanSound) => isOn && play(which), [isOn]);
  return { isOn, turn, sound };
}
