import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runTask, stopInOrder } from '../../scripts/support/children'
import { oneLine, print, runScript } from '../../scripts/support/failure'
import { ensureBuild } from '../../scripts/support/generated'
import { startProduct } from '../../scripts/support/product'
import { picture } from '../support/pictures'
import { type Engine, listEngines } from './engines'
import { journey } from './journey'

stopInOrder()

async function runEngine({ name, packages, open }: Engine, home: string, photo: string): Promise<boolean> {
  if (!open) {
    print(`- ${name}: skipped, not installed (apt-get install ${packages})`)
    return true
  }
  const page = await open()
  const label = `${name} ${await page.version()}`
  try {
    for (const step of journey(page, home, photo)) {
      const begun = Date.now()
      try {
        await step.run()
        print(`✓ ${label}: ${step.name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`)
      } catch (error) {
        print(`✗ ${label}: ${step.name}: ${oneLine(error)}`)
        return false
      }
    }
    return true
  } finally {
    await page.close().catch(() => undefined)
  }
}

/** Runs the main journey in each installed engine, or in those that contain the argument. */
await runScript(() =>
  runTask(async () => {
    await ensureBuild(print)
    const [wanted = ''] = process.argv.slice(2)
    const folder = mkdtempSync(path.join(tmpdir(), 'brota-browsers-'))
    const photo = path.join(folder, 'photo.jpg')
    writeFileSync(photo, await picture('jpeg', 800))
    const product = await startProduct({ forgetful: true })
    try {
      let failures = 0
      for (const engine of listEngines().filter(({ name }) =>
        name.toLowerCase().includes(wanted.toLowerCase()),
      ))
        if (!(await runEngine(engine, product.url, photo))) failures += 1
      return failures
    } finally {
      await product.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }),
)
