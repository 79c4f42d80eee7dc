import { openDatabase, withClient } from '../../scripts/support/database'
import { freePort } from '../../scripts/support/postgres-cluster'
import { startProduct } from '../../scripts/support/product'
import { test } from './journey'

/**
 * Starts a product in which administrators need a second factor and Google is an identity provider of the test.
 * `query` asks its database.
 */
async function startOwnProduct() {
  // Its library warns as soon as it is loaded, also where nobody needs it.
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

/** A test against a product of its own, for settings that the common one does not have. */
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
