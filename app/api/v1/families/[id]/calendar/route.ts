import {
  endCalendarContract,
  readCalendarContract,
  renewCalendarContract,
} from '@/lib/features/families/calendar/contract'
import { endCalendar, readCalendar, renewCalendar } from '@/lib/features/families/calendar/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readCalendarContract, ({ actor, params }) => readCalendar(actor, params.id)),
  endpoint(renewCalendarContract, ({ actor, params }) => renewCalendar(actor, params.id)),
  endpoint(endCalendarContract, ({ actor, params }) => endCalendar(actor, params.id)),
)
