/** The address of this page's pit, without a slash at its end. */
export const ownUrl = (): string => new URL('.', document.baseURI).href.replace(/\/$/, '');
