export { forgotPasswordInput, resetPasswordInput } from '@/lib/auth/recovery/schema'
