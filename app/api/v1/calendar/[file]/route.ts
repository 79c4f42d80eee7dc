import { calendarContract } from '@/lib/features/families/calendar/contract'
import { readCalendarFile } from '@/lib/features/families/calendar/service'
import { binaryEndpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  binaryEndpoint(calendarContract, ({ params }) => readCalendarFile(params.file)),
)
