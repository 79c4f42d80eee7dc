'use client'

export { PageFailed as default } from '@/components/shell/page-failed'
