import pg from 'pg'

/**
 * Takes the lock of the job that would search for missing files.
 * @returns function that releases it
 */
export async function holdTidying(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  await client.query("select pg_advisory_lock(hashtextextended('brota tidy-storage', 0))")
  return () => client.end()
}
