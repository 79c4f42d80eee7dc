export { forgotPasswordInput, resetPasswordInput } from '@/lib/features/auth/recovery/schema'
