import './support/tell-address.mjs'
import './support/listen-on.mjs'
import { pathToFileURL } from 'node:url'
import { continueUnlessStopped, stopInOrder, untilStopped } from './support/children'
import { prepareContent } from './support/demo'
import { runScript } from './support/failure'
import { inProject } from './support/project'
import { listenOn } from './support/server'
import { onStage } from './support/stage'

stopInOrder()

/** What a container does: it brings the database up to date and becomes the server, which takes over the signals. */
await runScript(() =>
  untilStopped(() =>
    onStage(async (stage) => {
      const { variables } = await prepareContent(stage)
      continueUnlessStopped()
      Object.assign(process.env, variables, listenOn(stage.env.HOST))
      await import(pathToFileURL(inProject('server.js')).href)
      return new Promise<number>(() => undefined)
    }),
  ),
)
