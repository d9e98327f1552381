/** What is left to do once the files are written; Nx runs it then. */
export function nextSteps(...steps: string[]): () => void {
  return () => console.log(['', 'Next:', ...steps.map((step) => `  ${step}`)].join('\n'));
}
