export { FamilySkeleton as default } from '@/components/families/management/family-skeleton'
