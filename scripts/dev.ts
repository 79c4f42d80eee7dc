import { ended, stopInOrder, untilStopped } from './support/children'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, LOOPBACK_NOTICE, listeningHost, prepareContent } from './support/demo'
import { runScript, say } from './support/failure'
import { ensureGenerated, followDrawings } from './support/generated'
import { claimPort, startServer } from './support/server'
import { onStage } from './support/stage'

stopInOrder()

await runScript(() =>
  untilStopped(() =>
    onStage(
      async (stage) => {
        await ensureGenerated()
        followDrawings(say)
        const { env, dataFolder } = stage
        const { variables, isDemo } = await prepareContent(stage)
        if (isDemo) say(`Demo sign-ins: ${DEMO_ACCOUNTS.join(', ')} with the password ${DEMO_PASSWORD}`)
        const host = listeningHost(env.HOST, isDemo)
        if (host !== env.HOST) say(LOOPBACK_NOTICE)
        return ended(startServer('dev', { port: env.PORT, host }, dataFolder, variables))
      },
      (env, dataFolder) => claimPort({ port: env.PORT, host: env.HOST }, dataFolder),
    ),
  ),
)
