import { StartupProblem } from './startup-problem';
import { systemErrorCode } from './missing-file';

const sentences: Record<string, string> = {
  ENOSPC: 'its disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not change it',
  EROFS: 'its disk is read-only',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'it is a file',
};

/** Runs `work`, and turns a failure of the file system into one sentence about `directory`. */
export async function withUsableDirectory<T>(directory: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = sentences[systemErrorCode(error) ?? ''];
    if (!reason) throw error;
    throw new StartupProblem(`${directory} cannot hold the data: ${reason}.`, { cause: error });
  }
}
