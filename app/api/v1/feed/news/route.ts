import { countNewPostsContract } from '@/lib/features/feed/contract'
import { countNewPosts } from '@/lib/features/feed/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(countNewPostsContract, ({ actor, query }) => countNewPosts(actor, query)),
)
