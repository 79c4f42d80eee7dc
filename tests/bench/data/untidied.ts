import pg from 'pg'

/**
 * Takes the turn of the job that compares photos with their files, as another container would: the photos of a data set
 * have no files, and the job would look for each of them in vain.
 * @returns gives it back
 */
export async function holdTidying(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  await client.query("select pg_advisory_lock(hashtextextended('brota tidy-storage', 0))")
  return () => client.end()
}
