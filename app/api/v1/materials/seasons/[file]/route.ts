import { readCertificateContract } from '@/lib/features/leaderboard/seasons/contract'
import { readCertificate } from '@/lib/features/leaderboard/seasons/service'
import { binaryEndpoint, routes } from '@/lib/platform/http/endpoint'
import { createPrinter } from '../../../printer'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  binaryEndpoint(readCertificateContract, ({ actor, params, signal }) =>
    readCertificate(actor, params.file, createPrinter(signal)),
  ),
)
