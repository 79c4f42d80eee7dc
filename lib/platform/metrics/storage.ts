import 'server-only'
import { type FreeSpace, readFreeSpace } from '@/lib/platform/storage/free-space'
import { gauge } from './registry'

/** Sets the bytes of all stored photos. */
export function setStoredBytes(bytes: number): void {
  gauge({ name: 'brota_photos_stored_bytes', help: 'Bytes of all photos in the storage.' }).set(bytes)
}

/** Declares the data folder's disk space, read at every scrape. */
export function measureDisk(): void {
  diskGauge('brota_disk_free_bytes', 'Free space of the disk with the data folder.', ({ free }) => free)
  diskGauge('brota_disk_size_bytes', 'Size of the disk with the data folder.', ({ size }) => size)
}

function diskGauge(name: string, help: string, toValue: (space: FreeSpace) => number): void {
  gauge({ name, help }, async (metric) => {
    const space = await readFreeSpace()
    metric.set(space ? toValue(space) : Number.NaN)
  })
}
