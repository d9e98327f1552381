import { cameraProblem, openDevices } from './camera';

/** The browser's answers to the questions for camera and microphone, in their order. */
function browserAnswers(...answers: (DOMException | MediaStream)[]): jest.Mock {
  const getUserMedia = jest.fn();
  for (const answer of answers)
    if (answer instanceof DOMException) getUserMedia.mockRejectedValueOnce(answer);
    else getUserMedia.mockResolvedValueOnce(answer);
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  return getUserMedia;
}

const refusal = (name: string) => new DOMException('no', name);
const stream = { id: 'seen and heard' } as MediaStream;
const anyCamera = { facingMode: 'user' } as const;

describe('the question for the camera', () => {
  const secure = (isSecure: boolean) =>
    Object.defineProperty(window, 'isSecureContext', { value: isSecure, configurable: true });
  beforeEach(() => secure(true));
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    Reflect.deleteProperty(window, 'isSecureContext');
  });

  it.each([
    ['NotAllowedError', /Allow both beside the address/],
    ['NotFoundError', /has no camera and no microphone/],
    ['NotReadableError', /Another program uses/],
    ['OverconstrainedError', /This camera is gone/],
    ['SecurityError', /lets no page use the camera/],
    ['SomethingNew', /did not start/],
  ])('says what a refusal means: %s', (name, words) => {
    browserAnswers();
    expect(cameraProblem(refusal(name))).toMatch(words);
  });

  it('names https where the browser has no cameras for the page', () => {
    browserAnswers();
    secure(false);
    expect(cameraProblem(new TypeError('undefined'))).toMatch(/over https only/);
  });

  it('takes what there is, where camera or microphone is missing', async () => {
    const asked = browserAnswers(refusal('NotFoundError'), refusal('NotFoundError'), stream);
    expect(await openDevices(anyCamera)).toBe(stream);
    expect(asked.mock.calls.map(([{ audio, video }]) => [Boolean(video), Boolean(audio)])).toEqual([
      [true, true],
      [true, false],
      [false, true],
    ]);
  });

  it('asks once where it is refused', async () => {
    const asked = browserAnswers(refusal('NotAllowedError'));
    await expect(openDevices(anyCamera)).rejects.toMatchObject({ name: 'NotAllowedError' });
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
