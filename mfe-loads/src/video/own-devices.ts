import { knownCameras, openCamera, openDevices, type CameraWish } from './camera';

/** Camera and microphone of this device while they are in use. What is switched off is given back, and its light is out. */
export class OwnDevices {
  private readonly tracks = new Set<MediaStreamTrack>();
  private wish: CameraWish;

  constructor(looksAt: 'environment' | 'user') {
    this.wish = { facingMode: looksAt };
  }

  /** What is seen and heard; null while nothing is. */
  get shown(): MediaStream | null {
    return this.tracks.size ? new MediaStream([...this.tracks]) : null;
  }

  get camera(): MediaStreamTrack | null {
    return this.one('video');
  }

  get microphone(): MediaStreamTrack | null {
    return this.one('audio');
  }

  /** Asks for both. Rejects as the browser does. */
  async open(): Promise<void> {
    const opened = await openDevices(this.wish);
    for (const track of opened.getTracks()) this.tracks.add(track);
  }

  /** Switches the camera off, or on again. Rejects as the browser does. */
  async toggleCamera(): Promise<void> {
    if (this.camera) this.drop(this.camera);
    else await this.openCamera(this.wish);
  }

  toggleMicrophone(): void {
    if (this.microphone) this.microphone.enabled = !this.microphone.enabled;
  }

  /** Goes on with the next camera of the device. Rejects as the browser does. */
  async changeCamera(): Promise<void> {
    const cameras = await knownCameras();
    const current = this.camera?.getSettings().deviceId;
    const at = cameras.findIndex(({ deviceId }) => deviceId === current);
    const next = cameras[(at + 1) % cameras.length];
    if (!next) return;
    // Phones open one camera at a time.
    if (this.camera) this.drop(this.camera);
    await this.openCamera({ deviceId: next.deviceId });
  }

  close(): void {
    for (const track of [...this.tracks]) this.drop(track);
  }

  private async openCamera(wish: CameraWish): Promise<void> {
    const track = await openCamera(wish);
    if (!track) return;
    this.wish = wish;
    this.tracks.add(track);
  }

  private drop(track: MediaStreamTrack): void {
    track.stop();
    this.tracks.delete(track);
  }

  private one(kind: string): MediaStreamTrack | null {
    return [...this.tracks].find((track) => track.kind === kind) ?? null;
  }
}
