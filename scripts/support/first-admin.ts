import { assertNotStopped, ended, startNode } from './children'
import { withClient } from './database'
import { Failure, print } from './failure'
import { commandArgs, isBundled } from './project'

/** Makes ADMIN_EMAIL the first administrator, or prints how to make one. */
export async function ensureAdministrator(
  databaseUrl: string,
  email: string | undefined,
  variables: Record<string, string>,
): Promise<void> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ some: boolean }>(
      "SELECT EXISTS (SELECT FROM users WHERE is_admin AND status = 'active') AS some",
    ),
  )
  if (rows[0]?.some) return
  if (email === undefined) {
    const command = isBundled() ? 'brota admin <email>' : 'npm run admin -- <email>'
    return print(`There is no administrator yet: run ${command}, or set ADMIN_EMAIL and start again`)
  }
  const args = [...commandArgs('admin'), '--first', email]
  const code = await ended(startNode(args, { ...process.env, ...variables }, 'inherit'))
  assertNotStopped()
  if (code !== 0) throw new Failure('the account of ADMIN_EMAIL could not be made (see above)')
}
