import { assertNotStopped, ended, runService, stopInOrder } from './support/children'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, LOOPBACK_NOTICE, listeningHost, prepareContent } from './support/demo'
import { Failure, print, runScript } from './support/failure'
import { ensureBuild } from './support/generated'
import { claimPort, showOutput, startServer, waitUntilReady } from './support/server'
import { withRuntime } from './support/with-runtime'

stopInOrder()

await runScript(() =>
  runService(() =>
    withRuntime(
      async (stage) => {
        await ensureBuild(print)
        const { env, dataFolder } = stage
        const { variables, isDemo } = await prepareContent(stage)
        const address = { port: env.PORT, host: listeningHost(env.HOST, isDemo) }
        const server = startServer('start', address, dataFolder, variables)
        const showFromNow = showOutput(server)
        const end = ended(server)
        await waitUntilReady(server, address)
        const url = env.APP_URL ?? `http://localhost:${env.PORT}`
        const accounts = `${DEMO_ACCOUNTS.join(', ')} with the password ${DEMO_PASSWORD}`
        if (address.host !== env.HOST) print(LOOPBACK_NOTICE)
        print(isDemo ? `Brota: ${url} · demo sign-ins: ${accounts}` : `Brota: ${url}`)
        showFromNow()
        await end
        assertNotStopped()
        throw new Failure('the server has ended by itself')
      },
      (env, dataFolder) => claimPort({ port: env.PORT, host: env.HOST }, dataFolder),
    ),
  ),
)
