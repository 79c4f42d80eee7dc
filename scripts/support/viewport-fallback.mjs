/** Adds a fallback in `vh` for `dvh`, which Chrome before 108 and Firefox before 101 drop. */
export default function viewportFallback() {
  return {
    postcssPlugin: 'viewport-fallback',
    Declaration(declaration) {
      if (!/\ddvh\b/.test(declaration.value)) return
      const value = declaration.value.replace(/(\d)dvh\b/g, '$1vh')
      if (declaration.prev()?.value !== value) declaration.cloneBefore({ value })
    },
  }
}
viewportFallback.postcss = true
