export { ChallengeSkeleton as default } from '@/components/challenges/challenge-skeleton'
