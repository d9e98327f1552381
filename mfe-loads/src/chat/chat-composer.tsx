import { CHAT_LONGEST } from '@washcoat/contract-loads';
import { Button, TextArea } from '@washcoat/ui';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { PictureButton } from '../pictures/picture-button';
import { Composer, Names, Tools } from './chat.style';
import type { OpenChat } from './use-chat';
import { useMention } from './use-mention';

const SAID_EVERY_MS = 2_000;

/** Where one writes: Enter sends, Shift+Enter begins a line, @ mentions somebody. */
export function ChatComposer({ loadId, open }: { loadId: string; open: OpenChat }) {
  const [text, setText] = useState('');
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const saidAt = useRef(0);
  const namesId = useId();
  const mention = useMention(loadId, { text, onChange: setText });
  const change = (next: string) => {
    setText(next);
    if (Date.now() - saidAt.current < SAID_EVERY_MS) return;
    saidAt.current = Date.now();
    open.sayWriting();
  };
  const send = () => {
    const said = text.trim();
    if (said === '' && !pictures.length) return;
    open.queue.add({ text: said, pictures });
    saidAt.current = 0;
    setText('');
    setPictures([]);
  };
  const press = (event: KeyboardEvent) => {
    if (mention.takeKey(event)) return;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Composer
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {(mention.names.length > 0 || mention.areMore) && (
        <Names role="listbox" id={namesId} aria-label="People to mention">
          {mention.names.map((person, at) => (
            <li
              key={person.userId}
              role="option"
              aria-selected={at === mention.chosen}
              onMouseDown={(event) => {
                event.preventDefault();
                mention.choose(person);
              }}
            >
              {person.name}
            </li>
          ))}
          {mention.areMore && (
            <li role="option" aria-selected={false} aria-disabled>
              Not everybody is offered: more people may open this load than are looked at.
            </li>
          )}
        </Names>
      )}
      <TextArea
        label="Message"
        hideLabel
        rows={2}
        maxLength={CHAT_LONGEST}
        placeholder="Write a message"
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={press}
      />
      <Tools>
        <PictureButton
          label="Add a picture"
          count={pictures.length}
          disabledReason={pictures.length >= 10 ? 'Use at most 10 pictures' : undefined}
          onUploaded={(address) => setPictures((before) => [...before, address])}
        />
        <Button kind="main" type="submit">
          Send
        </Button>
      </Tools>
    </Composer>
  );
}
