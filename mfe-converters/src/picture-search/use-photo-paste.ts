import { useEffect, useRef } from 'react';

/** Gives every picture that is pasted while the component stands, wherever the focus is. */
export function usePhotoPaste(take: (photo: File) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const photo = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (!photo) return;
      event.preventDefault();
      latest.current(photo);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
