/** The video of a grading session as a page shows it. */
export interface VideoView {
  /** Whether the page takes part; `asking`: the browser asks its user for the camera. */
  phase: 'off' | 'asking' | 'on';
  /** Why there is no camera. */
  problem: string | null;
  /** Why it ended without the reader's doing. */
  ended: string | null;
  own: MediaStream | null;
  theirs: MediaStream | null;
  isConnected: boolean;
  /** There was a connection, and there will be one again. */
  isBroken: boolean;
  hasCamera: boolean;
  hasMicrophone: boolean;
  /** What the other one shows, as far as is known. */
  theirCamera: boolean;
  theirMicrophone: boolean;
  cameraCount: number;
}

export const noVideo: VideoView = {
  phase: 'off',
  problem: null,
  ended: null,
  own: null,
  theirs: null,
  isConnected: false,
  isBroken: false,
  hasCamera: false,
  hasMicrophone: false,
  theirCamera: true,
  theirMicrophone: true,
  cameraCount: 0,
};

/** What is said of a video that ended without the reader's doing. */
export const endWords = {
  'hung-up': 'The video was ended.',
  elsewhere: 'The video goes on in another window.',
  closed: 'The grading session is over, and its video with it.',
} as const;
