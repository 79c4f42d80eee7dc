import {
  deleteAccountContract,
  readAccountContract,
  updateAccountContract,
} from '@/lib/features/admin/users/contract'
import { deleteAccount, readAccount, updateAccount } from '@/lib/features/admin/users/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readAccountContract, ({ actor, params }) => readAccount(actor, params.id)),
  endpoint(updateAccountContract, ({ actor, params, body }) => updateAccount(actor, params.id, body)),
  endpoint(deleteAccountContract, ({ actor, params, query }) => deleteAccount(actor, params.id, query)),
)
