// Preload: ends a server whose supervisor was killed, to release the port.
import { readFileSync } from 'node:fs'

const [pid, started = ''] = (process.env.BROTA_SUPERVISOR ?? '').split(' ')

function isThere() {
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
  if (started === '') return true
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] === started
  } catch {
    return false
  }
}

if (pid) {
  const timer = setInterval(() => {
    if (isThere()) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 5_000).unref()
  }, 300)
  timer.unref()
}
