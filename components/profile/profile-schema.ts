import { updateUserInput } from '@/lib/users/schema'

/** The call changes what it is sent; the form always sends everything. */
export const profileValues = updateUserInput.required()
