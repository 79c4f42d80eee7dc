/** Reads a text aloud in the page's language, instead of the text before. Does nothing in a browser without a voice. */
export function readAloud(text: string): void {
  if (!('speechSynthesis' in window)) return
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = document.documentElement.lang
  utterance.rate = 0.9
  window.speechSynthesis.cancel()
  window.speechSynthesis.speak(utterance)
}

export function stopReading(): void {
  if ('speechSynthesis' in window) window.speechSynthesis.cancel()
}
