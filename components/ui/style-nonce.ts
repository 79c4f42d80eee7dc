declare global {
  /** For the style element of react-remove-scroll. */
  var __webpack_nonce__: string | undefined
}

/** Shares the page's CSP nonce with libraries that add style elements. */
export function shareNonce(): void {
  if (typeof document === 'undefined') return
  globalThis.__webpack_nonce__ ??= document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
}
