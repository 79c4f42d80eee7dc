import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { GET as ready } from '@/app/api/health/ready/route'
import { GET as metrics } from '@/app/api/metrics/route'
import { env } from '@/lib/platform/config/env'
import { freshFolder } from '../../support/installation'
import { smallDisk } from '../../support/small-disk'

const TOKEN = 'a token for the figures'

async function readDisk() {
  const health = await ready(new Request('http://localhost/api/health/ready'))
  const headers = { authorization: `Bearer ${TOKEN}` }
  const text = await (await metrics(new Request('http://localhost/api/metrics', { headers }))).text()
  const [, free = ''] = /^brota_disk_free_bytes (\S+)$/m.exec(text) ?? []
  const [, size = ''] = /^brota_disk_size_bytes (\S+)$/m.exec(text) ?? []
  return { status: health.status, warning: (await health.json()).warning, free: Number(free) / Number(size) }
}

// Only root can mount a separate disk.
describe.skipIf(process.getuid?.() !== 0)('the disk of the data folder', () => {
  it('causes a readiness warning below 5% free space and is exported as a metric', async () => {
    const folder = path.join(freshFolder(), 'data')
    const disk = smallDisk(folder, () => process.pid)
    onTestFinished(() => disk.close())
    Object.assign(env(), { BROTA_DATA_DIR: folder, METRICS_TOKEN: TOKEN })
    expect(await readDisk()).toEqual({ status: 200, warning: undefined, free: 1 })
    disk.fill()
    const { free, ...health } = await readDisk()
    expect(health).toEqual({ status: 200, warning: 'disk_almost_full' })
    expect(free).toBeLessThan(0.05)
    disk.free()
    expect(await readDisk()).toMatchObject({ warning: undefined })
  })
})
