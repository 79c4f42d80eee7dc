/** Does nothing: handles an error that is known or reported elsewhere. */
export function ignore(): void {}
