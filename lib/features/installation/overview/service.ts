import 'server-only'
import { readRegistrationPolicy } from '@/lib/features/auth/registration/service'
import { readNewestBackup } from '@/lib/platform/backups/newest-backup'
import { appUrl, env } from '@/lib/platform/config/env'
import { limits } from '@/lib/platform/config/limits'
import { getOperator } from '@/lib/platform/config/operator'
import { VERSION } from '@/lib/platform/config/version'
import { ownZone } from '@/lib/platform/dates/local-date'
import { HOUR_SECONDS, RATE_LIMITS } from '@/lib/platform/rate-limits/rules'
import type { AdminActor } from '@/lib/platform/session/actor'
import { getOpenIdName, isPasswordSignInOn, listConfiguredProviders } from '@/lib/platform/session/provider'
import { isLow, readFreeSpace } from '@/lib/platform/storage/free-space'
import { storage } from '@/lib/platform/storage/storage'
import { BYTES_PER_MEGABYTE } from '@/lib/platform/text/bytes'
import { readStarterState } from '../starter/service'
import { findIssues, type Installation, type RateLimit } from './rules'

const PATIENCE_MS = 3_000
/** No storage has it. */
const PROBE = 'photos/00000000-0000-4000-8000-000000000000/full.webp'

/** Returns the installation's configuration, without secrets, and what needs attention. */
export async function readInstallation(_actor: AdminActor) {
  const { BACKUP_AT, BACKUP_COPY_TO, BACKUP_DIR, BACKUP_KEEP, MAIL_FROM, SMTP_URL, ...variables } = env()
  // The build would trace a computed path to every file of the project.
  const folder = BACKUP_DIR ?? `${variables.BROTA_DATA_DIR}/backups`
  const [isReachable, disk, newest, starter] = await Promise.all([
    isStorageReachable(),
    readFreeSpace(),
    readNewestBackup(),
    readStarterState(),
  ])
  const installation: Installation = {
    storage: {
      driver: variables.STORAGE_DRIVER,
      isReachable,
      quota: variables.STORAGE_QUOTA_MB === 0 ? null : variables.STORAGE_QUOTA_MB * BYTES_PER_MEGABYTE,
      disk: disk && { ...disk, isLow: isLow(disk) },
    },
    mail: { server: SMTP_URL ? new URL(SMTP_URL).host : null, from: MAIL_FROM },
    backups: {
      folder,
      keep: BACKUP_KEEP,
      schedule: BACKUP_AT === undefined ? null : { at: BACKUP_AT, zone: ownZone() },
      copyTo: BACKUP_COPY_TO ?? null,
      newest,
    },
    operator: getOperator(),
    starter,
  }
  return {
    ...installation,
    issues: findIssues(installation),
    version: VERSION,
    address: appUrl(),
    zone: variables.APP_TIMEZONE,
    accounts: {
      registration: readRegistrationPolicy(),
      verifiedEmail: variables.REQUIRE_VERIFIED_EMAIL,
      adminSecondFactor: variables.REQUIRE_ADMIN_SECOND_FACTOR,
      hasPasswords: isPasswordSignInOn(),
      providers: listConfiguredProviders().map((name) =>
        name === 'oidc' ? getOpenIdName() : `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      ),
    },
    limits: listLimits(),
  }
}

function listLimits(): RateLimit[] {
  const rules = Object.values(RATE_LIMITS)
  const entries = Object.entries(limits()) as [RateLimit['name'], number][]
  return entries.map(([name, value]) => ({
    name,
    value,
    seconds: rules.find(({ variable }) => variable === name)?.seconds ?? HOUR_SECONDS,
  }))
}

async function isStorageReachable(): Promise<boolean> {
  const reached = storage()
    .get(PROBE)
    .then(
      () => true,
      () => false,
    )
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false)
  })
  return Promise.race([reached, late]).finally(() => clearTimeout(timer))
}
