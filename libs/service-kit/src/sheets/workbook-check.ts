import { finished } from 'node:stream/promises';
import { badInput, Problem } from '../problem';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

const MOST_ENTRIES = 200;
const MOST_BYTES = 400 * 1024 * 1024;
/** XML of a sheet shrinks to a tenth or twentieth; bombs to a thousandth. */
const MOST_RATIO = 200;
/** Below it a ratio says nothing. */
const SMALL = 1024 * 1024;
const LOCAL_HEADER = 30;
/** The longest remark after an entry: signature, checksum and two sizes of eight bytes. */
const DESCRIPTOR = 24;

/**
 * Makes sure that a zip is a workbook that can be read safely: few entries, of a size in proportion, nothing hidden
 * beside those that its directory lists. First what the directory claims is checked, then that the content is as
 * long as claimed. Refuses with 400.
 */
export async function checkWorkbook(path: string): Promise<void> {
  const zip = await openZip(path);
  try {
    const entries = await entriesOf(zip);
    if (!entries.some(({ fileName }) => fileName === 'xl/workbook.xml')) throw noWorkbook();
    checkClaims(entries);
    await checkGaps(zip, entries);
    for (const entry of entries) await inflate(zip, entry);
  } catch (problem) {
    throw problem instanceof Problem ? problem : damaged();
  } finally {
    zip.close();
  }
}

function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(path, { autoClose: false, lazyEntries: true, validateEntrySizes: true }, (problem, zip) =>
      problem ? reject(damaged()) : resolve(zip),
    );
  });
}

/** Everything that the directory of a zip lists, in its order; 400 when that is far too much. */
export function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MOST_ENTRIES) throw bomb();
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', reject);
    zip.readEntry();
  });
}

function checkClaims(entries: readonly Entry[]): void {
  const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const isBlown = entries.some(
    ({ uncompressedSize, compressedSize }) =>
      uncompressedSize > SMALL && uncompressedSize > compressedSize * MOST_RATIO,
  );
  if (total > MOST_BYTES || isBlown) throw bomb();
}

/** A reader that goes from entry to entry would also meet those that the directory keeps quiet about. */
async function checkGaps(zip: ZipFile, entries: readonly Entry[]): Promise<void> {
  const inOrder = [...entries].sort(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  );
  let end = 0;
  for (const entry of inOrder) {
    if (entry.relativeOffsetOfLocalHeader > end + DESCRIPTOR) throw bomb();
    end = (await contentStart(zip, entry)) + entry.compressedSize;
  }
}

/** Where the bytes of an entry start in the file. */
export function contentStart(zip: ZipFile, entry: Entry): Promise<number> {
  return new Promise((resolve, reject) => {
    zip.readLocalFileHeader(entry, (problem, header) =>
      problem
        ? reject(problem)
        : resolve(
            entry.relativeOffsetOfLocalHeader +
              LOCAL_HEADER +
              header.fileNameLength +
              header.extraFieldLength,
          ),
    );
  });
}

/** Reads an entry to nowhere: fails as soon as it is longer than claimed, or broken. */
function inflate(zip: ZipFile, entry: Entry): Promise<void> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (problem, content) => {
      if (problem) return reject(problem);
      finished(content.resume()).then(resolve, reject);
    });
  });
}

const noWorkbook = () => badInput({ file: 'This zip is no xlsx workbook.' });
const damaged = () => badInput({ file: 'The workbook is damaged. Save it again as xlsx or csv.' });
const bomb = () => badInput({ file: 'This workbook would grow beyond all measure. Save it as csv.' });
