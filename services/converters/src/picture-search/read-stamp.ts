import { codeKeyOf } from '@washcoat/contract-converters';
import { findLetterBlobs, type Polarity } from './letter-blob';
import { findLetterLines, middleOf, type LetterLine } from './letter-line';
import type { LetterReader, ReadLine, ReadText } from './letter-reader';
import { drawLine } from './line-picture';
import { greyOf, type Photo } from './photo';

interface View {
  degrees: number;
  polarity: Polarity;
}

/** Ways to look at a photo, the most common first. */
const views: readonly View[] = [
  { degrees: 0, polarity: 'dark' },
  { degrees: 90, polarity: 'dark' },
  { degrees: 0, polarity: 'light' },
  { degrees: 90, polarity: 'light' },
];
/** Of one view: a photo full of seams must not keep the others waiting. */
const MOST_LINES = 5;
/** Below, a line may be upside down. */
const DOUBTFUL = 0.8;
/** By how much an upside-down reading must be the surer one: shells are seldom photographed like that. */
const TURNED_ADVANTAGE = 0.15;
const CERTAIN = 0.75;
/** Less certain readings are noise of rust and seams. */
const LEAST_CONFIDENCE = 0.4;
/** A shorter one counts only when it is certain. */
const SHORTEST_TEXT = 3;
/** A text so long that no seams look like it. */
const TELLING_LENGTH = 4;

/**
 * What is stamped on the shell of a photo, from top to bottom; empty when nothing could be read. The photo is looked
 * at as it is, lying on its side, and for raised (bright) letters, until something certain was read. Without it the
 * readings of the photo as it is are the answer: of the other views only what is certain counts.
 */
export function readStamp(photo: Photo, reader: LetterReader): Promise<ReadText[]> {
  return reader.use(async (readLine) => {
    let asItIs: ReadText[] | undefined;
    for (const view of views) {
      const texts = await readView(photo, view, readLine);
      if (texts.some(isCertain)) return texts;
      asItIs ??= texts;
    }
    return asItIs ?? [];
  });
}

async function readView(photo: Photo, { degrees, polarity }: View, readLine: ReadLine): Promise<ReadText[]> {
  const { picture, ground } = await greyOf(photo, degrees);
  const lines = findLetterLines(findLetterBlobs(picture, ground, polarity)).slice(0, MOST_LINES);
  const texts: ReadText[] = [];
  for (const line of lines.sort((a, b) => topOf(a) - topOf(b))) {
    texts.push(...(await readEitherWay(line, picture.width, readLine)));
  }
  return texts;
}

async function readEitherWay(line: LetterLine, width: number, readLine: ReadLine): Promise<ReadText[]> {
  const upright = await readLine(await drawLine(line, width));
  if (upright.confidence >= DOUBTFUL) return [upright].filter(isText);
  const turned = await readLine(await drawLine(line, width, true));
  const isTurned = turned.confidence > upright.confidence + TURNED_ADVANTAGE;
  return [isTurned ? turned : upright].filter(isText);
}

function isText({ text, confidence }: ReadText): boolean {
  const { length } = codeKeyOf(text);
  return length > 1 && confidence >= (length < SHORTEST_TEXT ? CERTAIN : LEAST_CONFIDENCE);
}

function isCertain({ text, confidence }: ReadText): boolean {
  return confidence >= CERTAIN && codeKeyOf(text).length >= TELLING_LENGTH;
}

function topOf({ letters }: LetterLine): number {
  const tops = letters.map((letter) => middleOf(letter).y);
  return tops.reduce((sum, top) => sum + top, 0) / tops.length;
}
