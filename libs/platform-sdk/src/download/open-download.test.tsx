import { watchDownloads } from '../testing';
import { openDownload } from './open-download';

it('[COM-016] opens a link as a download and leaves the page where it is', () => {
  const downloads = watchDownloads();
  openDownload('/read/v1/entities/download?ticket=1');
  expect(downloads.links).toEqual(['/read/v1/entities/download?ticket=1']);
  expect(document.querySelector('a[download]')).toBeNull();
  expect(window.location.pathname).toBe('/');
  downloads.stop();
});
