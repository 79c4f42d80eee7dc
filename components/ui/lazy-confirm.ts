'use client'

import { lazyClient } from './lazy-client'

/** Confirm dialog, loaded on first use. */
export const LazyConfirm = lazyClient(() => import('./confirm-dialog').then((module) => module.ConfirmDialog))
