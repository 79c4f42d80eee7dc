declare global {
  /** Where react-remove-scroll, which holds the page still behind a dialog, looks for the nonce of its style element. */
  var __webpack_nonce__: string | undefined
}

/** Hands the page's nonce on to libraries that write style elements; the page's policy refuses those without one. */
export function shareNonce(): void {
  if (typeof document === 'undefined') return
  globalThis.__webpack_nonce__ ??= document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
}
