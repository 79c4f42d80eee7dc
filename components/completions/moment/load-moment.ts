/** Loads the moment's code. */
export const loadMoment = () => import('./completion-moment')
