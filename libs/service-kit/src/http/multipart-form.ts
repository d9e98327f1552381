import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { badInput, Problem } from '../problem';
import { watchPace } from './upload-pace';

/** What a form may hold, and what is said when it holds something else. */
export interface FormRules {
  /** The field whose files are taken; those of other fields are passed over. */
  field: string;
  mostFiles: number;
  /** Bytes of one file. */
  largestFile: number;
  noForm(): Problem;
  tooMany(): Problem;
  tooLarge(): Problem;
}

/** Takes one file while it arrives. It must read `content` to its end; when the form fails, `content` does. */
export type TakeFile = (content: Readable, fileName: string | undefined) => Promise<void>;

/**
 * Reads a multipart form while it arrives and answers its other fields, once every file has been taken. What is no
 * form, has too much or ends too early rejects with a Problem, after every file that was being taken has let go.
 */
export async function readForm(
  request: IncomingMessage,
  rules: FormRules,
  take: TakeFile,
): Promise<Record<string, string>> {
  const takings: Promise<void>[] = [];
  let parser: busboy.Busboy | undefined;
  try {
    parser = parserOf(request, rules);
    const fields = await parsed(request, parser, rules, (content, fileName) => {
      const taking = take(content, fileName);
      takings.push(taking);
      return taking;
    });
    await Promise.all(takings);
    return fields;
  } catch (problem) {
    parser?.destroy(cutShort(rules.field));
    await Promise.allSettled(takings);
    throw problem;
  } finally {
    request.unpipe();
    request.resume();
  }
}

function parsed(
  request: IncomingMessage,
  parser: busboy.Busboy,
  rules: FormRules,
  take: TakeFile,
): Promise<Record<string, string>> {
  const fields: Record<string, string> = {};
  let pace: { cancel(): void } | undefined;
  const form = new Promise<void>((resolve, reject) => {
    pace = watchPace(request, () => reject(tooSlow()));
    parser.on('field', (name, value) => (fields[name] = value));
    parser.on('file', (name, content, { filename }) => {
      // What breaks a file breaks its form, which says so; unheard it would end the process.
      content.on('error', () => undefined);
      if (name !== rules.field) return void content.resume();
      content.once('limit', () => reject(rules.tooLarge()));
      take(content, filename).catch((problem: unknown) =>
        reject(parser.errored ? cutShort(rules.field) : problem),
      );
    });
    parser.on('filesLimit', () => reject(rules.tooMany()));
    parser.on('error', () => reject(cutShort(rules.field)));
    parser.on('close', () => resolve());
    request.on('aborted', () => reject(cutShort(rules.field)));
    request.pipe(parser);
  });
  return form.then(() => fields).finally(() => pace?.cancel());
}

/** Whether a request says that it is a multipart form. */
export function isForm({ headers }: IncomingMessage): boolean {
  return /^multipart\/form-data\s*;.*boundary=/i.test(headers['content-type'] ?? '');
}

function parserOf(request: IncomingMessage, { mostFiles, largestFile, noForm }: FormRules): busboy.Busboy {
  if (!isForm(request)) throw noForm();
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: {
        fileSize: largestFile + 1,
        files: mostFiles,
        fields: 10,
        fieldSize: 1000,
        parts: mostFiles + 11,
      },
    });
  } catch {
    // A boundary that is empty or malformed.
    throw noForm();
  }
}

const cutShort = (field: string) => badInput({ [field]: 'The upload did not arrive whole. Send it again.' });
const tooSlow = () =>
  new Problem(408, 'The upload came too slowly. Try again where the connection is better.', {
    code: 'TOO_SLOW',
  });
