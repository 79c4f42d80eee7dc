import { deleteAccountContract, updateAccountContract } from '@/lib/admin/users/contract'
import { deleteAccount, updateAccount } from '@/lib/admin/users/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(updateAccountContract, updateAccount),
  on(deleteAccountContract, ({ actor, params }) => deleteAccount(actor, params.id)),
)
