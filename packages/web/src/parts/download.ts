const REVOKE_DELAY_MS = 10_000;

/** Gives somebody a file that was made on this page. */
export function download(name: string, type: string, content: string | Blob): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the bytes by the next turn of its loop, and not always before.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
