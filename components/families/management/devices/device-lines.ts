import { getTranslations } from 'next-intl/server'
import type { DeviceView } from '@/lib/features/families/devices/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { localDateAt } from '@/lib/platform/dates/local-date'
import type { DeviceLine } from './devices-card'

/** Returns the devices with the day of their last use in the family's timezone. */
export async function deviceLines(devices: readonly DeviceView[], timezone: string): Promise<DeviceLine[]> {
  const t = await getTranslations('devices')
  return devices.map(({ id, name, pairedAt, lastUsedAt }) => {
    const used = lastUsedAt ?? pairedAt
    const date = used && formatDate(localDateAt(new Date(used), timezone))
    return { id, name, use: date ? t('used', { date }) : t('unpaired') }
  })
}
