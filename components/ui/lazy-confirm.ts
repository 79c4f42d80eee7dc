'use client'

import { lazily } from './lazily'

/** The question before something is lost; its code comes when it is first asked. */
export const LazyConfirm = lazily(() => import('./confirm-dialog').then((module) => module.ConfirmDialog))
