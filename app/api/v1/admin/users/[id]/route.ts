import { deleteAccountContract, readAccountContract, updateAccountContract } from '@/lib/admin/users/contract'
import { deleteAccount, readAccount, updateAccount } from '@/lib/admin/users/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(readAccountContract, ({ actor, params }) => readAccount(actor, params.id)),
  on(updateAccountContract, updateAccount),
  on(deleteAccountContract, deleteAccount),
)
