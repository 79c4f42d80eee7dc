import { readEnv } from '@/lib/platform/config/env'
import { limits } from '@/lib/platform/config/limits'
import { assertNotStopped } from './children'
import { keptSecret, openDataFolder } from './data-folder'
import { type OpenDatabase, openDatabase } from './database'
import { AUTH_SECRET } from './shared-secret'

export interface Runtime {
  env: ReturnType<typeof readEnv>
  dataFolder: string
  database: OpenDatabase
  /** An external database also needs the secret of `prepareContent`. */
  variables: Record<string, string>
}

/** Validates the environment, opens data folder and database, and closes them after `work`. */
export async function withRuntime(
  work: (stage: Runtime) => Promise<number>,
  before: (env: Runtime['env'], dataFolder: string) => Promise<void> = async () => undefined,
): Promise<number> {
  const env = readEnv()
  limits()
  const dataFolder = openDataFolder(env.BROTA_DATA_DIR)
  await before(env, dataFolder)
  const database = await openDatabase(env.DATABASE_URL, dataFolder)
  try {
    assertNotStopped()
    const variables = {
      DATABASE_URL: database.url,
      ...(database.embedded && !env.AUTH_SECRET && { AUTH_SECRET: keptSecret(dataFolder, AUTH_SECRET) }),
      // Middleware reads only the variable.
      ...(env.AUTH_SECRET && { AUTH_SECRET: env.AUTH_SECRET }),
      BROTA_DATA_DIR: dataFolder,
      PORT: String(env.PORT),
    }
    return await work({ env, dataFolder, database, variables })
  } finally {
    await database.release()
  }
}
