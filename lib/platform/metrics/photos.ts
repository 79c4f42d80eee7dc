import 'server-only'
import { counter } from './registry'

const photos = counter({
  name: 'brota_photos_uploaded_total',
  help: 'Pictures that were taken in.',
})

const bytes = counter({
  name: 'brota_photos_uploaded_bytes_total',
  help: 'Bytes of the pictures that were taken in, as they are kept.',
})

/** Counts a stored photo and its bytes. */
export function countStoredPhoto(size: number): void {
  photos.inc()
  bytes.inc(size)
}
