/** Loads the moment's code, which no page needs before a form is open. */
export const loadMoment = () => import('./completion-moment')
