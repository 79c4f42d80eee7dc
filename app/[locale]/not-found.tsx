export { LostPage as default } from '@/components/shell/lost-page'
