import { decidePendingFamilyContract } from '@/lib/features/families/pending/contract'
import { decidePendingFamily } from '@/lib/features/families/pending/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(decidePendingFamilyContract, ({ actor, body }) => decidePendingFamily(actor, body.keep)),
)
