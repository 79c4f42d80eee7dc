/** Class names of a small button that is a circle on a phone, its text only for screen readers. */
export const ROUND_ON_PHONE = {
  button: 'max-sm:size-11 max-sm:px-0 max-sm:[&_svg]:size-5',
  text: 'max-sm:sr-only',
}
