import { decidePendingFamilyContract } from '@/lib/families/pending/contract'
import { decidePendingFamily } from '@/lib/families/pending/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(decidePendingFamilyContract, ({ actor, body }) => decidePendingFamily(actor, body.keep)),
)
