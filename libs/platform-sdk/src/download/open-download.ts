/** Opens the link of a download answer (COM-016): the browser saves the file and the page stays, typed input included. */
export function openDownload(link: string): void {
  const anchor = document.createElement('a');
  anchor.href = link;
  anchor.download = '';
  anchor.hidden = true;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}
