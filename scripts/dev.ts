import { ended, runService, stopInOrder } from './support/children'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, LOOPBACK_NOTICE, listeningHost, prepareContent } from './support/demo'
import { print, runScript } from './support/failure'
import { ensureGenerated, followDrawings } from './support/generated'
import { claimPort, startServer } from './support/server'
import { withRuntime } from './support/with-runtime'

stopInOrder()

await runScript(() =>
  runService(() =>
    withRuntime(
      async (stage) => {
        await ensureGenerated()
        followDrawings(print)
        const { env, dataFolder } = stage
        const { variables, isDemo } = await prepareContent(stage)
        if (isDemo) print(`Demo sign-ins: ${DEMO_ACCOUNTS.join(', ')} with the password ${DEMO_PASSWORD}`)
        const host = listeningHost(env.HOST, isDemo)
        if (host !== env.HOST) print(LOOPBACK_NOTICE)
        return ended(startServer('dev', { port: env.PORT, host }, dataFolder, variables))
      },
      (env, dataFolder) => claimPort({ port: env.PORT, host: env.HOST }, dataFolder),
    ),
  ),
)
