import { useLocation } from '@washcoat/platform-sdk';
import { breakpoints, useIsNarrow } from '@washcoat/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { roomBelowToasts } from '../app/toast-room.style';
import { Corner, LoadAndChat, RoomBelow } from '../chat/chat-dock.style';
import { LoadChat, type LoadChatProps } from '../chat/load-chat';
import type { ItemsTableProps } from '../items/items-table';
import { useVideo } from '../video/video-context';
import { VideoStage } from '../video/video-stage';
import { useOpenLoad } from './load-context';
import { LoadSections } from './load-sections';

/** The address that leads to a message; what the page itself asks for later stands beside it and leads nowhere. */
const soughtMessage = /^\?chat=(\d+)$/;

const Sections = styled.div`
  min-width: 0;
  ${roomBelowToasts}
`;

/**
 * A load with its chat and its video. The chat of a grading session is open from the start (GAP-CHAT-03), and has its
 * room before it launches, so that nothing moves then; on a phone it waits to be opened. It opens at the message that `?chat=`
 * of the address names.
 */
export function LoadWithChat({ items }: { items: ItemsTableProps }) {
  const { load } = useOpenLoad();
  const { view } = useVideo();
  const isPhone = useIsNarrow(breakpoints.phone);
  const isNarrow = useIsNarrow(breakpoints.drawer);
  const [isOpen, setOpen] = useState((load.isGradingSession ?? load.videoGraderId !== null) && !isNarrow);
  const { search, key } = useLocation();
  const named = soughtMessage.exec(search)?.[1];
  const [sought, setSought] = useState<LoadChatProps['sought']>();
  if (named && sought?.key !== key) {
    setSought({ seq: Number(named), key });
    setOpen(true);
  }
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [isVideoFloating, setVideoFloating] = useState(false);
  const hasVideo = view.phase === 'on' && !isVideoFloating;
  const look = { $isDocked: !isPhone && (isOpen || hasVideo), $hasVideo: hasVideo };
  return (
    <LoadAndChat {...look}>
      <RoomBelow {...look} />
      {isPhone && <VideoStage onFloating={setVideoFloating} />}
      <Sections>
        <LoadSections items={items} chatBar={setBar} isBesideChat={look.$isDocked} />
      </Sections>
      <Corner {...look}>
        {!isPhone && <VideoStage onFloating={setVideoFloating} />}
        <LoadChat loadId={load.loadId} isOpen={isOpen} onOpen={setOpen} sought={sought} bar={bar} />
      </Corner>
    </LoadAndChat>
  );
}
