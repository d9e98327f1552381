import { useState } from 'react';
import { imageProblem } from './image-limits';

const failed = 'The picture was not uploaded. Try again.';

/** The server's sentence of a refused call, else the fixed text (COM-012). */
function reasonOf(error: unknown): string {
  const said: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'error') : undefined;
  return typeof said === 'string' && said !== '' ? said : failed;
}

export interface ImageUpload {
  /** The file that is on its way. */
  running: File | undefined;
  /** The file that did not arrive and can be sent again. */
  refused: File | undefined;
  problem: string | undefined;
  /** Checks a file and uploads it; ignored while another is on its way. */
  take: (file: File | undefined) => void;
  /** Forgets what went wrong. */
  forget: () => void;
}

interface State {
  running?: File;
  refused?: File;
  problem?: string;
}

/** Uploads one picture at a time; `onDone` gets its address. */
export function useImageUpload(
  upload: (file: File) => Promise<string>,
  onDone: (url: string) => void,
): ImageUpload {
  const [{ running, refused, problem }, setState] = useState<State>({});
  const send = async (file: File) => {
    setState({ running: file });
    try {
      onDone(await upload(file));
      setState({});
    } catch (error) {
      setState({ refused: file, problem: reasonOf(error) });
    }
  };
  return {
    running,
    refused,
    problem,
    take(file) {
      if (!file || running) return;
      const unfit = imageProblem(file);
      if (unfit === undefined) void send(file);
      else setState({ problem: unfit });
    },
    forget: () => setState({}),
  };
}
