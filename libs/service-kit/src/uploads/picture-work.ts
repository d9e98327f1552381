import type sharpModule from 'sharp';
import { Slots } from '../platform/slots';

/**
 * One picture at a time in a process: two of the largest beside each other would take more memory than all the rest of
 * the product. The gate of uploads bounds who waits.
 */
const slots = new Slots(1);
let loaded: Promise<typeof sharpModule> | undefined;

/** The library of pictures, loaded with the first one. It keeps nothing and uses one thread for each. */
export function loadSharp(): Promise<typeof sharpModule> {
  return (loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    // It reads a JPG with a second picture for bright screens whole, and says of none that it is progressive.
    sharp.block({ operation: ['VipsForeignLoadUhdr'] });
    return sharp;
  }));
}

/** Does what decodes a picture that somebody sent, after those who came before. */
export const decodePicture = <T>(work: () => Promise<T>): Promise<T> => slots.run(work);
