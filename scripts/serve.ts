import './support/tell-address.mjs'
import './support/listen-on.mjs'
import { pathToFileURL } from 'node:url'
import { continueUnlessStopped, stopInOrder, untilStopped } from './support/children'
import { LOOPBACK_NOTICE, listeningHost, prepareContent } from './support/demo'
import { runScript, say } from './support/failure'
import { inProject } from './support/project'
import { listenOn } from './support/server'
import { onStage } from './support/stage'

stopInOrder()

/** What a container does: it brings the database up to date and becomes the server, which takes over the signals. */
await runScript(() =>
  untilStopped(() =>
    onStage(async (stage) => {
      const { variables, isDemo } = await prepareContent(stage)
      const host = listeningHost(stage.env.HOST, isDemo)
      if (host !== stage.env.HOST) say(LOOPBACK_NOTICE)
      continueUnlessStopped()
      Object.assign(process.env, variables, listenOn(host))
      await import(pathToFileURL(inProject('server.js')).href)
      return new Promise<number>(() => undefined)
    }),
  ),
)
