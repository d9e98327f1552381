import { afterOwnEdits } from './own-edits';

/** A service that answers the next version, each time when it is told to. */
function service() {
  const asked: number[] = [];
  const waiting: ((isFine: boolean) => void)[] = [];
  const send = (version: number) => {
    asked.push(version);
    return new Promise<{ version?: number }>((resolve) => {
      waiting.push((isFine) => resolve(isFine ? { version: version + 1 } : {}));
    });
  };
  const answer = async (isFine = true) => {
    waiting.shift()?.(isFine);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const edit = (itemId: string, seen: number) => afterOwnEdits(itemId, seen, send, ({ version }) => version);
  return { asked, answer, edit };
}
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('own changes of an item', () => {
  it('wait for those before them and are of the version that these leave, however old the page is', async () => {
    const { asked, answer, edit } = service();
    void edit('a', 1);
    void edit('a', 1);
    void edit('b', 7);
    await turn();
    expect(asked).toEqual([1, 7]);
    await answer();
    expect(asked).toEqual([1, 7, 2]);
    await answer();
    await answer();
    void edit('a', 1);
    await turn();
    expect(asked.at(-1)).toBe(3);
  });

  it('are of what the page shows where that is newer, and after a refusal', async () => {
    const { asked, answer, edit } = service();
    void edit('c', 1);
    await turn();
    await answer();
    void edit('c', 5);
    await turn();
    expect(asked).toEqual([1, 5]);
    await answer(false);
    void edit('c', 5);
    await turn();
    expect(asked).toEqual([1, 5, 5]);
  });

  it('go on after one that broke', async () => {
    const broken = afterOwnEdits('d', 2, () => Promise.reject(new Error('gone')), Number);
    await expect(broken).rejects.toThrow('gone');
    expect(await afterOwnEdits('d', 2, (version) => Promise.resolve(version), Number)).toBe(2);
  });
});
