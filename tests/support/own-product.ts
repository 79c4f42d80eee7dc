import { openDatabase, withClient } from '../../scripts/support/database'
import { freePort } from '../../scripts/support/postgres-cluster'
import { startProduct } from '../../scripts/support/product'
import { test } from './journey'

/** With a required second factor and an identity provider as Google. */
async function startOwnProduct() {
  // Its library prints a warning on load.
  const { openIdentityProvider } = await import('./identity-provider')
  const port = await freePort()
  const google = await openIdentityProvider(`http://localhost:${port}/api/auth/callback/google`)
  const environment = {
    NODE_ENV: 'production',
    REQUIRE_ADMIN_SECOND_FACTOR: '1',
    GOOGLE_CLIENT_ID: 'brota',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: google.issuer,
  }
  const { url, dataFolder, stop } = await startProduct({ port, environment, forgetful: true })
  const query = async (sql: string, values: string[]) => {
    const database = await openDatabase(undefined, dataFolder)
    try {
      await withClient(database.url, (client) => client.query(sql, values))
    } finally {
      await database.release()
    }
  }
  return { url, google, query, stop: () => Promise.all([stop(), google.close()]) }
}

type OwnProduct = Omit<Awaited<ReturnType<typeof startOwnProduct>>, 'stop'>

/** Test against a separate product, for other settings. */
export const ownTest = test.extend<object, { product: OwnProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the pattern names the fixtures that are needed, and none is.
    async ({}, use) => {
      const product = await startOwnProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
})
