import path from 'node:path'
import { print } from '../../scripts/support/failure'
import type { BenchCluster } from './data/cluster'
import type { Size } from './data/sizes'
import { holdTidying } from './data/untidied'
import type { Place } from './measure'
import { watchMemory } from './memory'
import { startMeasured } from './servers'
import { enterWorld } from './world'

type Options = {
  cluster: BenchCluster
  folder: string
  tree: string
  sizes: Size[]
  people: number
  picture: string
  closing: (() => Promise<unknown>)[]
}

export async function openPlaces({ cluster, folder, tree, sizes, people, picture, closing }: Options) {
  const places: Place[] = []
  const memory: Record<string, number[]> = {}
  for (const size of sizes) {
    const home = path.join(folder, size.name)
    const databaseUrl = cluster.urlOf(size)
    closing.unshift(await holdTidying(databaseUrl))
    const product = await startMeasured(tree, databaseUrl, home)
    closing.unshift(product.stop)
    const watch = watchMemory(product.server())
    memory[size.name] = watch.samples
    closing.unshift(async () => watch.stop())
    const world = await enterWorld({ base: product.url, databaseUrl, size, people, picture })
    closing.unshift(world.completing.end)
    places.push({ name: size.name, base: product.url, world })
    print(`${size.name}: ${people} people are signed in.`)
  }
  return { places, memory }
}
