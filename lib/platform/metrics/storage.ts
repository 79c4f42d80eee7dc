import 'server-only'
import { type FreeSpace, readFreeSpace } from '@/lib/platform/storage/free-space'
import { counter, gauge } from './registry'

const uploads = counter({
  name: 'brota_photos_uploaded_total',
  help: 'Pictures that were taken in.',
})

const uploadedBytes = counter({
  name: 'brota_photos_uploaded_bytes_total',
  help: 'Bytes of the pictures that were taken in, as they are kept.',
})

export function countStoredPhoto(size: number): void {
  uploads.inc()
  uploadedBytes.inc(size)
}

export function setStoredBytes(bytes: number): void {
  gauge({ name: 'brota_photos_stored_bytes', help: 'Bytes of all photos in the storage.' }).set(bytes)
}

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
