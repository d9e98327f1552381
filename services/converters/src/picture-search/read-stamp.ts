import { codeKeyOf } from '@washcoat/contract-converters';
import { findLetterBlobs, type Polarity } from './letter-blob';
import { findLetterLines, middleOf, type LetterLine } from './letter-line';
import type { LetterReader, ReadLine, ReadText } from './letter-reader';
import { drawLine } from './line-picture';
import { drawGreyLine, drawStrictLine, type PlacedLine } from './second-line-picture';
import { greyOf, type Photo } from './photo';

export interface StampText extends ReadText {
  /** A second, independent reading said the same, and upside down it says less. */
  isConfirmed: boolean;
}

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
/** Of a further reading. */
const CERTAIN_AGAIN = 0.6;
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
export function readStamp(photo: Photo, reader: LetterReader): Promise<StampText[]> {
  return reader.use(async (readLine) => {
    let asItIs: LineReading[] | undefined;
    for (const view of views) {
      const readings = await readView(photo, view, readLine);
      if (readings.some(({ text }) => isCertain(text))) return confirmed(readings, readLine);
      asItIs ??= readings;
    }
    return (asItIs ?? []).map(({ text }) => ({ ...text, isConfirmed: false }));
  });
}

/** One reading of a line, and what it was read from. */
interface LineReading extends PlacedLine {
  text: ReadText;
  /** How sure the reading the other way up was; null when it was not read that way. */
  otherWay: number | null;
}

async function readView(
  photo: Photo,
  { degrees, polarity }: View,
  readLine: ReadLine,
): Promise<LineReading[]> {
  const { picture, ground } = await greyOf(photo, degrees);
  const lines = findLetterLines(findLetterBlobs(picture, ground, polarity)).slice(0, MOST_LINES);
  const readings: LineReading[] = [];
  for (const line of lines.sort((a, b) => topOf(a) - topOf(b))) {
    const reading = await readEitherWay(line, picture.width, readLine);
    readings.push({ ...reading, line, picture, ground, polarity });
  }
  return readings.filter(({ text }) => isText(text));
}

async function readEitherWay(line: LetterLine, width: number, readLine: ReadLine) {
  const upright = await readLine(await drawLine(line, width));
  if (upright.confidence >= DOUBTFUL) return { text: upright, otherWay: null, isTurned: false };
  const turned = await readLine(await drawLine(line, width, true));
  const isTurned = turned.confidence > upright.confidence + TURNED_ADVANTAGE;
  const [text, other] = isTurned ? [turned, upright] : [upright, turned];
  return { text, otherWay: other.confidence, isTurned };
}

/** Reads what is certain again: by its greys, by a stricter contrast, and upside down. */
async function confirmed(readings: readonly LineReading[], readLine: ReadLine): Promise<StampText[]> {
  const texts: StampText[] = [];
  for (const reading of readings) {
    const isConfirmed = reading.text.confidence >= CERTAIN && (await isReadAgain(reading, readLine));
    texts.push({ ...reading.text, isConfirmed });
  }
  return texts;
}

/**
 * Two further readings say the same, or one surely does and the other does not surely say something else; and upside
 * down the line says less.
 */
async function isReadAgain(reading: LineReading, readLine: ReadLine): Promise<boolean> {
  const { text, line, picture, isTurned } = reading;
  const again = [await readLine(await drawGreyLine(reading)), await readLine(await drawStrictLine(reading))];
  const isSame = (other: ReadText) => codeKeyOf(other.text) === codeKeyOf(text.text);
  if (again.some((other) => !isSame(other) && other.confidence >= CERTAIN)) return false;
  const isAgreed =
    again.every(isSame) || again.some((other) => isSame(other) && other.confidence >= CERTAIN_AGAIN);
  if (!isAgreed) return false;
  const otherWay =
    reading.otherWay ?? (await readLine(await drawLine(line, picture.width, !isTurned))).confidence;
  return otherWay < text.confidence - TURNED_ADVANTAGE;
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
