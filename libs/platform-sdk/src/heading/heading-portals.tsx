import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../store/external-store';
import { HeadingRoot } from './heading-root';
import { headingSlots, headingStore } from './heading-store';

/** Draws the status and the actions of this root's page into the top bar. */
export function HeadingPortals() {
  const root = useContext(HeadingRoot);
  const shown = useStore(headingStore);
  const slots = useStore(headingSlots);
  if (shown?.root !== root) return null;
  return (
    <>
      {slots.status && createPortal(shown.status, slots.status)}
      {slots.actions && createPortal(shown.actions, slots.actions)}
    </>
  );
}
