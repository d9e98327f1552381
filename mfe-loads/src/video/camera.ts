/** Why there is no camera, said so that whoever is to be seen can do something about it. */
const words: Record<string, string> = {
  NotAllowedError:
    'The browser does not let Washcoat use the camera and the microphone. Allow both beside the address, then try again.',
  NotFoundError: 'This device has no camera and no microphone.',
  NotReadableError: 'Another program uses the camera or the microphone. Close it, then try again.',
  AbortError: 'The camera did not start. Try again.',
  OverconstrainedError: 'This camera is gone. Try again with another one.',
  SecurityError: 'This browser lets no page use the camera.',
};
const INSECURE = 'Cameras work over https only. Open Washcoat at its https address.';
const UNKNOWN = 'The camera did not start. Try again.';

/** What a refused question for the camera means, in words. */
export function cameraProblem(failure: unknown): string {
  if (!isSecureContext || !('mediaDevices' in navigator)) return INSECURE;
  const name = failure instanceof Error || failure instanceof DOMException ? failure.name : '';
  return words[name] ?? UNKNOWN;
}

/** Which camera is wanted: a device by its id, or the one that looks at the parts or at the person. */
export type CameraWish = { deviceId: string } | { facingMode: 'environment' | 'user' };

/** Of a picture of a stamp the small letters are to be read. */
const size = { width: { ideal: 1280 }, height: { ideal: 720 } };

export const videoWish = (wish: CameraWish): MediaTrackConstraints =>
  'deviceId' in wish ? { ...size, deviceId: { exact: wish.deviceId } } : { ...size, ...wish };

/** Asks for camera and microphone; for what there is, where one of them is missing. Rejects as the browser does. */
export async function openDevices(wish: CameraWish): Promise<MediaStream> {
  const video = videoWish(wish);
  let missing: unknown;
  for (const asked of [{ video, audio: true }, { video }, { audio: true }]) {
    try {
      return await navigator.mediaDevices.getUserMedia(asked);
    } catch (failure) {
      if (!(failure instanceof DOMException) || failure.name !== 'NotFoundError') throw failure;
      missing = failure;
    }
  }
  throw missing;
}

/** One camera alone. Rejects as the browser does. */
export async function openCamera(wish: CameraWish): Promise<MediaStreamTrack | undefined> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: videoWish(wish) });
  return stream.getVideoTracks()[0];
}

/** The cameras of the device. */
export async function knownCameras(): Promise<readonly MediaDeviceInfo[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind }) => kind === 'videoinput');
}
