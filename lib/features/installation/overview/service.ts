import 'server-only'
import { readRegistrationPolicy } from '@/lib/features/auth/registration/service'
import { readNewestBackup } from '@/lib/platform/backups/newest-backup'
import { env } from '@/lib/platform/config/env'
import { limits } from '@/lib/platform/config/limits'
import { getOperator } from '@/lib/platform/config/operator'
import { VERSION } from '@/lib/platform/config/version'
import type { AdminActor } from '@/lib/platform/session/actor'
import { storage } from '@/lib/platform/storage/storage'
import { readStarterState } from '../starter/service'

const PATIENCE_MS = 3_000
/** No storage has it. */
const PROBE = 'photos/00000000-0000-4000-8000-000000000000/full.webp'

/** Returns the installation's configuration, without secrets. */
export async function readInstallation(_actor: AdminActor) {
  const { BACKUP_AT, BACKUP_DIR, BACKUP_KEEP, MAIL_FROM, SMTP_URL, ...variables } = env()
  // The build would trace a computed path to every file of the project.
  const folder = BACKUP_DIR ?? `${variables.BROTA_DATA_DIR}/backups`
  const [isReachable, newest, starter] = await Promise.all([
    isStorageReachable(),
    readNewestBackup(),
    readStarterState(),
  ])
  return {
    version: VERSION,
    zone: variables.APP_TIMEZONE,
    storage: { driver: variables.STORAGE_DRIVER, isReachable },
    mail: { server: SMTP_URL ? new URL(SMTP_URL).host : null, from: MAIL_FROM },
    backups: { folder, keep: BACKUP_KEEP, at: BACKUP_AT ?? null, newest },
    accounts: {
      registration: readRegistrationPolicy(),
      verifiedEmail: variables.REQUIRE_VERIFIED_EMAIL,
      adminSecondFactor: variables.REQUIRE_ADMIN_SECOND_FACTOR,
    },
    operator: getOperator(),
    limits: Object.entries(limits()).map(([name, value]) => ({ name, value })),
    starter,
  }
}

async function isStorageReachable(): Promise<boolean> {
  const answer = storage()
    .get(PROBE)
    .then(
      () => true,
      () => false,
    )
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
