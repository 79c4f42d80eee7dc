import { readSettingsContract, updateSettingsContract } from '@/lib/features/notifications/settings/contract'
import { readSettings, updateSettings } from '@/lib/features/notifications/settings/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readSettingsContract, ({ actor, params }) => readSettings(actor, params.id)),
  endpoint(updateSettingsContract, ({ actor, params, body }) => updateSettings(actor, params.id, body)),
)
