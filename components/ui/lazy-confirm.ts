'use client'

import { lazyClient } from './lazy-client'

/** Confirm dialog; its code loads on first use. */
export const LazyConfirm = lazyClient(() => import('./confirm-dialog').then((module) => module.ConfirmDialog))
