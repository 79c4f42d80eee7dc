import './support/append-client-address.mjs'
import './support/listen-on.mjs'
import { pathToFileURL } from 'node:url'
import { assertNotStopped, runService, stopInOrder } from './support/children'
import { LOOPBACK_NOTICE, listeningHost, prepareContent } from './support/demo'
import { print, runScript } from './support/failure'
import { inProject } from './support/project'
import { assertPortFree, listenOn } from './support/server'
import { withRuntime } from './support/with-runtime'

stopInOrder()

/** Migrates the database, then becomes the container's server. */
await runScript(() =>
  runService(() =>
    withRuntime(
      async (stage) => {
        const { variables, isDemo } = await prepareContent(stage)
        const host = listeningHost(stage.env.HOST, isDemo)
        if (host !== stage.env.HOST) print(LOOPBACK_NOTICE)
        assertNotStopped()
        Object.assign(process.env, variables, listenOn(host))
        // The framework's banner is no JSON; the server then redirects the console to the log.
        console.log = () => undefined
        await import(pathToFileURL(inProject('server.js')).href)
        return new Promise<number>(() => undefined)
      },
      (env) => assertPortFree({ port: env.PORT, host: env.HOST }),
    ),
  ),
)
