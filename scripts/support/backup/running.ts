import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../failure'
import { isSameProcess } from '../processes'

export function refuseRunning(dataFolder: string): void {
  const folder = path.join(dataFolder, 'servers')
  const running = namesIn(folder).find((port) => isRunning(path.join(folder, port)))
  if (running) throw new Failure(`a server runs on port ${running}: stop it first`)
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function isRunning(note: string): boolean {
  try {
    const { server = '' } = JSON.parse(readFileSync(note, 'utf8')) as { server?: string }
    return isSameProcess(server)
  } catch {
    return false
  }
}
