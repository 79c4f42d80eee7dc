import { readFileSync } from 'node:fs'

function residentMegabytes(pid: number): number {
  try {
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1024
  } catch {
    return 0
  }
}

export interface MemoryWatch {
  samples: number[]
  stop(): void
}

export function watchMemory(pid: number): MemoryWatch {
  const samples: number[] = []
  const timer = setInterval(() => samples.push(residentMegabytes(pid)), 1000)
  return { samples, stop: () => clearInterval(timer) }
}
