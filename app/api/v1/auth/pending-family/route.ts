import { decidePendingFamilyContract } from '@/lib/families/pending/contract'
import { decidePendingFamily } from '@/lib/families/pending/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(decidePendingFamilyContract, ({ actor, body }) => decidePendingFamily(actor, body.keep)),
)
