import { z } from 'zod';
import { mayBeCardNumber } from './card-number';

const CARD_NUMBER = 'A card number is never sent here. Enter it into the field of the card provider.';
/** A text in which there is no card number. */
export const noCardNumber = <T extends z.ZodType<string>>(text: T) =>
  text.refine((value) => !mayBeCardNumber(value), CARD_NUMBER);

/** The card provider's id of something: words of letters and digits, of which none is a card number. */
export const providerId = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_-]{0,254}$/, 'Please enter the valid value')
  .refine(
    (value) => !value.split('_').some((word) => /^[\d-]+$/.test(word) && mayBeCardNumber(word)),
    CARD_NUMBER,
  );
