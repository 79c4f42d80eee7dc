import { unknownCall } from '@/lib/platform/http/endpoint'

export {
  unknownCall as DELETE,
  unknownCall as GET,
  unknownCall as OPTIONS,
  unknownCall as PATCH,
  unknownCall as POST,
  unknownCall as PUT,
}
