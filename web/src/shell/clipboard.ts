/**
 * Puts a text that is selected on the page on the clipboard; says whether it is there. Where the browser refuses, or
 * knows no clipboard because the page is not served over TLS, the old way is tried.
 */
export async function copied(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  return document.execCommand('copy');
}
