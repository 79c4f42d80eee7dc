'use client'

import { lazyClient } from './lazy-client'

/** The question before something is lost; its code comes when it is first asked. */
export const LazyConfirm = lazyClient(() => import('./confirm-dialog').then((module) => module.ConfirmDialog))
